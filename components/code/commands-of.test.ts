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
  ['brackets', '[me@box site]$ ls\na', 'ls'],
  ['a machine and a folder', 'me@mac site % ls\na', 'ls'],
  ['a branch', 'me@box ~/site (main) $ ls\na', 'ls'],
  ['a folder with a blank', 'me@box:~/My Site$ ls\na', 'ls'],
  ['a folder alone', '~/site $ npm ci\nadded', 'npm ci'],
  ['an environment and a name', '(.venv) me@box:~/a$ ls\nx', 'ls'],
  ['the name of a shell', 'bash-5.1$ npm ci\nadded', 'npm ci'],
  ['an arrow', '➜ npm ci\nadded', 'npm ci'],
  ['an indented prompt', '  $ npm ci\n  added', 'npm ci'],
  ['a blank that does not break', '$\u00a0npm ci\nadded', 'npm ci'],
  ['Windows without a blank', 'C:\\My Folder>npm ci\nadded', 'npm ci'],
  ['a program of Windows', 'C:\\a.exe > out.txt', 'C:\\a.exe > out.txt'],
  ['line ends of Windows', '$ npm ci\r\nadded\r\n$ ls', 'npm ci\nls'],
  [
    'a text that a command reads',
    "$ cat > a.txt <<'EOF'\n> it's one\nEOF\n$ ls\na.txt",
    "cat > a.txt <<'EOF'\nit's one\nEOF\nls",
  ],
  [
    'a text of several lines',
    '$ git commit -m "one\n\ntwo"\n[main 1] one',
    'git commit -m "one\n\ntwo"',
  ],
  [
    'a loop',
    '$ for f in *; do\n>   echo "$f"\n> done\na',
    'for f in *; do\necho "$f"\ndone',
  ],
  ['a function', '$ go() {\n  ls\n}\n$ go\na', 'go() {\n  ls\n}\ngo'],
  ['a remark with a sign', "$ npm ci # don't ask\nadded", "npm ci # don't ask"],
  ['what a script prints', '$ npm start\n\n> a@1 start\n> b', 'npm start'],
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
