import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  buildSnapshot,
  compareSnapshot,
  writeSnapshot,
} from '@/lib/api/extract';

const USAGE = `Reads the public API of the documented packages into content/api.

npm run api              write the snapshot
npm run api -- --check   fail when the installed packages differ from it`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else {
  const contentDir = path.join(process.cwd(), 'content');
  const files = buildSnapshot(process.cwd());
  const differences = compareSnapshot(contentDir, files);
  if (!values.check) writeSnapshot(contentDir, files);
  for (const { file, removed, added } of differences) {
    console.log(`content/${file}`);
    for (const line of removed) console.log(`  - ${line.trim()}`);
    for (const line of added) console.log(`  + ${line.trim()}`);
  }
  if (values.check && differences.length > 0) {
    console.log(
      'The installed packages differ from the snapshot. Run `npm run api`, read the diff and mend the pages it touches.',
    );
    process.exitCode = 1;
  } else console.log(`${files.length} files of content/api are up to date`);
}
