import { expect, test } from 'vitest';
import { commandsOf } from './commands-of';

const TERMINALS: [what: string, shown: string, typed: string][] = [
  ['commands without a prompt', 'npm ci\nnpm start', 'npm ci\nnpm start'],
  [
    'a dollar, and what is printed',
    '$ npm install\n$ npm run dev\nready on port 3000',
    'npm install\nnpm run dev',
  ],
  ['a percent sign', '% ng serve\nlistening', 'ng serve'],
  ['an arrow of a theme', '❯ npm test\n12 passed', 'npm test'],
  ['a name and a folder', 'me@home:~/site$ ls -a\n.git', 'ls -a'],
  ['a root shell that says so', 'root@box:/srv# nginx -t', 'nginx -t'],
  ['a virtual environment', '(site) $ pip list', 'pip list'],
  ['PowerShell', 'PS C:\\site> npm ci\nadded 9 packages', 'npm ci'],
  ['the command line of Windows', 'C:\\site>  npm ci', 'npm ci'],
  [
    'a command that goes on',
    '$ npx ng new a \\\n>   --zoneless',
    'npx ng new a \\\n--zoneless',
  ],
  ['lines that go on without a sign', '$ a && \\\n  b\nc', 'a && \\\n  b'],
  ['a remark', '# Build it\nnpm run build', '# Build it\nnpm run build'],
  ['a figure', '50% of it\nls', '50% of it\nls'],
  ['a variable', 'echo $HOME\n$HOME/bin/site', 'echo $HOME\n$HOME/bin/site'],
  ['a file that is written', 'cat > a.txt\n> b', 'cat > a.txt\n> b'],
  ['nothing', '', ''],
];

for (const [what, shown, typed] of TERMINALS) {
  test(`of a block with ${what}, what can be typed is copied`, () => {
    expect(commandsOf(shown)).toBe(typed);
  });
}
