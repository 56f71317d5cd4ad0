import { styleText } from 'node:util';
import manifest from '@/package.json' with { type: 'json' };
import { COMMANDS } from './commands';

const width = Math.max(
  ...Object.keys(manifest.scripts).map(({ length }) => length),
);
for (const [group, commands] of Object.entries(COMMANDS)) {
  console.log(`\n${styleText('bold', group)}`);
  for (const [name, does] of Object.entries(commands)) {
    if (!(name in manifest.scripts)) continue;
    console.log(`  npm run ${name.padEnd(width)}  ${does}`);
  }
}
console.log('\nnpm run NAME -- --help says what a command takes.');
