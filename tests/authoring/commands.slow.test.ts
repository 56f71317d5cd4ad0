import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { articleRenderer } from '@/components/build/render-article';
import { checkContent } from '@/lib/site/checks';
import { formatProblem } from '@/lib/base/source';
import { listFiles } from '@/lib/base/files';
import { makeDoc } from '@/tests/support/make-tree';
import { runScript, withTree } from '@/tests/support/run-script';
import manifest from '@/package.json' with { type: 'json' };

/** What check:content would say, besides what is left to be written. */
async function mistakesIn(root: string): Promise<string[]> {
  const { problems } = await checkContent({
    root,
    ...articleRenderer({ allowUnchecked: true }),
  });
  return problems
    .filter(({ rule }) => rule !== 'placeholders')
    .map(formatProblem);
}

async function placeholdersIn(root: string): Promise<string[]> {
  const { problems } = await checkContent({
    root,
    ...articleRenderer({ allowUnchecked: true }),
  });
  return problems
    .filter(({ rule }) => rule === 'placeholders')
    .map(({ message }) => message);
}

/** Every page with its text. */
const textsIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    listFiles(root, '.mdx').map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );

test(
  'new doc asks two things, writes a page without mistakes after its siblings, and prints its address',
  withTree(async (root) => {
    const { status, stdout, stderr } = runScript('new', {
      args: ['doc'],
      typed: 'boat/keel\nKeel: the "deep" one\n',
      root,
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Path below /docs');
    expect(stdout).toContain('Title:');
    expect(stdout).toContain('npm run dev shows it at /docs/boat/keel\n');
    const text = readFileSync(path.join(root, 'docs/boat/keel.mdx'), 'utf8');
    expect(text).toContain(`title: 'Keel: the "deep" one'`);
    expect(text).toContain('sidebarPosition: 3');
    const lines = text.split('\n');
    const left = lines.flatMap((line, index) =>
      line.includes('TODO:') ? [index + 1] : [],
    );
    expect(left).toHaveLength(3);
    expect(await placeholdersIn(root)).toEqual(
      left.map((line) => expect.stringContaining(`left at line ${line},`)),
    );
    expect(await mistakesIn(root)).toEqual([]);
  }),
);

test(
  'new doc makes the page of a new folder, beside the other folders, and then a page in it',
  withTree(async (root) => {
    const index = runScript('new', {
      args: ['doc'],
      typed: 'rig/index\nRig\n',
      root,
    });
    expect(index.stdout).toContain('npm run dev shows it at /docs/rig\n');
    const text = readFileSync(path.join(root, 'docs/rig/index.mdx'), 'utf8');
    expect(text).toContain('sidebarPosition: 2');
    const page = runScript('new', {
      args: ['doc'],
      typed: 'rig/mast\nMast\n',
      root,
    });
    expect(page.status).toBe(0);
    expect(await mistakesIn(root)).toEqual([]);
  }),
);

test(
  'new post asks two things, writes a post without mistakes, and prints its address',
  withTree(async (root) => {
    const { status, stdout, stderr } = runScript('new', {
      args: ['post', '--date', '2024-07-08'],
      typed: 'Überblick: sails & masts\nada\n',
      root,
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Title:');
    expect(stdout).toContain('Author (ada):');
    expect(stdout).toContain(
      'npm run dev shows it at /blog/2024/07/08/uberblick-sails-masts\n',
    );
    const file = path.join(root, 'blog/2024-07-08-uberblick-sails-masts.mdx');
    expect(readFileSync(file, 'utf8')).toContain('authors: [ada]');
    // The title is in another language than the dictionary.
    const mistakes = await mistakesIn(root);
    expect(mistakes.filter((text) => !text.includes('Überblick'))).toEqual([]);
  }),
);

/** What is typed for one question after the other: each wrong answer with what is said of it, and the right one. */
const ASKED_AGAIN: {
  args: string[];
  typed: (string | [wrong: string, says: RegExp])[];
  writes: string;
}[] = [
  {
    args: ['doc'],
    typed: [
      // A path with a space, out of the folder, of a page, of another file for its route, below a folder without a name.
      [
        'boat/Big Keel',
        /"boat\/Big Keel" cannot be the path of a page.*lower case/,
      ],
      ['../../keel', /"\.\.\/\.\.\/keel" cannot be the path of a page/],
      [
        'boat/sails',
        /docs\/boat\/sails\.mdx has the route \/docs\/boat\/sails already/,
      ],
      [
        'boat/sails/index',
        /docs\/boat\/sails\.mdx has the route \/docs\/boat\/sails already/,
      ],
      [
        'rig/mast/top',
        /content\/docs\/rig has no name in the sidebar.*first: rig\/index/,
      ],
      'boat/keel',
      // None, one that no tab can show, and that of a page beside it.
      ['  ', /"" cannot be a title.*1 to 60/],
      ['x'.repeat(61), /"x{61}" cannot be a title.*1 to 60/],
      [
        'sails',
        /docs\/boat\/sails\.mdx has the title "Sails" already.*what differs/,
      ],
      'Keel',
    ],
    writes: 'docs/boat/keel.mdx',
  },
  {
    args: ['post', '--date', '2024-05-06'],
    typed: [
      ['', /"" cannot be a title/],
      ['船', /No address can be made of the title "船".*from a to z/],
      [
        'A new mast!',
        /blog\/2024-05-06-a-new-mast\.mdx has the route .* already/,
      ],
      'Oars',
      ['adda', /does not know "adda"\. Use one of ada/],
      'ada',
    ],
    writes: 'blog/2024-05-06-oars.mdx',
  },
];

for (const { args, typed, writes } of ASKED_AGAIN) {
  test(
    `new ${args[0]}: asked again after each wrong answer, with the reason, and the rest stays as it was`,
    withTree((root) => {
      const before = textsIn(root);
      const lines = typed.map((one) =>
        typeof one === 'string' ? one : one[0],
      );
      const { status, stderr } = runScript('new', {
        args,
        typed: `${lines.join('\n')}\n`,
        root,
      });
      const reasons = typed.filter((one) => typeof one !== 'string');
      // One line for each wrong answer, in their order: none was taken for the answer to another question.
      expect(stderr.trimEnd().split('\n')).toEqual(
        reasons.map(([, says]) => expect.stringMatching(says)),
      );
      expect(status).toBe(0);
      expect(textsIn(root)).toEqual({
        ...before,
        [writes]: expect.stringContaining('---'),
      });
    }),
  );
}

const UNFINISHED: { name: string; part: string; typed: string }[] = [
  { name: 'nothing at all', part: 'doc', typed: '' },
  { name: 'a path without a title', part: 'doc', typed: 'boat/keel\n' },
  { name: 'a wrong path', part: 'doc', typed: 'boat/sails\n' },
  { name: 'nothing at all', part: 'post', typed: '' },
  { name: 'a title without an author', part: 'post', typed: 'Oars\n' },
];

for (const { name, part, typed } of UNFINISHED) {
  test(
    `new ${part}: input that ends after ${name} writes nothing, and says so`,
    withTree((root) => {
      const before = textsIn(root);
      const { status, stderr } = runScript('new', {
        args: [part],
        typed,
        root,
      });
      expect(stderr).toMatch(/input ended before ".+" had an answer.*flag/);
      expect(status).toBe(1);
      expect(textsIn(root)).toEqual(before);
    }),
  );
}

const WRONG_FLAGS: { script: string; args: string[]; says: RegExp }[] = [
  {
    script: 'new',
    args: ['doc', '--path', 'boat/sails', '--title', 'Oars'],
    says: /has the route \/docs\/boat\/sails already/,
  },
  {
    script: 'new',
    args: ['post', '--date', 'today', '--title', 'Oars', '--author', 'ada'],
    says: /"today" is no day.*2023-03-07/,
  },
  { script: 'new', args: ['doc', '--titel', 'Oars'], says: /'--titel'/ },
  { script: 'new', args: ['post', '--titel', 'Oars'], says: /'--titel'/ },
  { script: 'check-content', args: ['--fxi'], says: /'--fxi'/ },
];

for (const { script, args, says } of WRONG_FLAGS) {
  test(
    `${script} ${args.join(' ')} is refused in a sentence, and nothing is written`,
    withTree((root) => {
      const before = textsIn(root);
      const { status, stderr } = runScript(script, { args, root });
      expect(stderr).toMatch(says);
      expect(stderr).not.toMatch(/^ {4}at /m);
      expect(status).toBe(1);
      expect(textsIn(root)).toEqual(before);
    }),
  );
}

test(
  'check-export without an export says what to run',
  withTree((root) => {
    const cwd = path.dirname(root);
    const { status, stderr } = runScript('check-export', { root, cwd });
    expect(stderr).toBe(
      '[site] out holds no export: it has no index.html. Run "npm run build" first.\n',
    );
    expect(status).toBe(1);
  }),
);

const FIXED: { name: string; before: string; after: string }[] = [
  {
    name: 'paths of links',
    before:
      'See [a](./sails), [b](/docs/Boat/Sails/), [c](/docs/boat/rudder.mdx "Rudder"), [d](https://boats.example/docs/boat) and [e](/docs/old-boat).',
    after:
      'See [a](/docs/boat/sails), [b](/docs/boat/sails), [c](/docs/boat/rudder "Rudder"), [d](/docs/boat) and [e](/docs/boat).',
  },
  {
    name: 'the path of a definition and of a link, not their labels',
    before:
      'See [a][docs/boat/sails] and [docs/boat](docs/boat).\n\n[docs/boat/sails]: docs/boat/sails',
    after:
      'See [a][docs/boat/sails] and [docs/boat](/docs/boat).\n\n[docs/boat/sails]: /docs/boat/sails',
  },
  {
    name: 'an anchor',
    before:
      'See [a](/docs/boat/sails#Light-Wind) and [b](#deep_keel).\n\n## Deep keel\n\nText.',
    after:
      'See [a](/docs/boat/sails#light-wind) and [b](#deep-keel).\n\n## Deep keel\n\nText.',
  },
  {
    name: 'an anchor behind a path that is mended first',
    before: 'See [a](/docs/boat/sails.mdx#Light-Wind).',
    after: 'See [a](/docs/boat/sails#light-wind).',
  },
];

const fixedPages = (side: 'before' | 'after') =>
  FIXED.map((one, index): [string, string] => [
    `docs/boat/keel-${index}.mdx`,
    makeDoc({ title: one.name, position: 3 + index, body: one[side] }),
  ]);

test(
  'check:content --fix mends what can be mended, and a second run finds nothing',
  withTree(
    (root) => {
      const args = ['--fix'];
      for (const places of [/^[1-9]\d* places were mended/, /^0 places were/]) {
        const { status, stdout } = runScript('check-content', { args, root });
        expect(stdout).toMatch(places);
        expect(stdout).toContain(': 0 errors');
        expect(status).toBe(0);
        for (const [file, mended] of fixedPages('after')) {
          expect.soft(readFileSync(path.join(root, file), 'utf8')).toBe(mended);
        }
      }
    },
    Object.fromEntries(fixedPages('before')),
  ),
);

test(
  'check:content --fix comes to an end when two addresses have moved to each other',
  withTree(
    (root) => {
      const { status, stdout } = runScript('check-content', {
        args: ['--fix'],
        root,
      });
      expect(stdout).toMatch(/which redirects again/);
      expect(status).toBe(1);
    },
    {
      'redirects.json':
        '{ "/docs/old-boat": "/docs/older", "/docs/older": "/docs/old-boat" }\n',
      'docs/boat/rudder.mdx': makeDoc({
        title: 'Rudder',
        position: 2,
        body: 'See [it](/docs/old-boat).',
      }),
    },
  ),
);

const documenting = (title: string, position: number) =>
  makeDoc({ title, position }).replace('\n---\n', '\ndocuments: [mast]\n---\n');

test(
  'check:content says what the build would refuse as well: a name that two pages document',
  withTree(
    (root) => {
      cpSync('content/api', path.join(root, 'api'), { recursive: true });
      const { status, stdout } = runScript('check-content', { root });
      expect(stdout).toMatch(
        /rudder\.mdx:1:1 documents "mast", as content\/docs\/boat\/keel\.mdx does[^]*How to fix it: keep the name/,
      );
      expect(status).toBe(1);
    },
    {
      'docs/boat/keel.mdx': documenting('Keel', 3),
      'docs/boat/rudder.mdx': documenting('Rudder', 4),
    },
  ),
);

for (const [name, script, ...args] of [
  ['new doc', 'author/new', 'doc'],
  ['new post', 'author/new', 'post'],
  ['measure', 'bench/bench'],
  ['measure search', 'bench/bench-search'],
] as const) {
  test(`npm run ${name} -- --help says what it takes, and does nothing`, () => {
    const { status, stdout, stderr } = runScript(script, {
      args: [...args, '--help'],
    });
    expect(stderr).toBe('');
    expect(stdout).toContain(`npm run ${name} -- [--`);
    expect(stdout).toMatch(/^ {2}--\w+/m);
    expect(status).toBe(0);
  });
}

for (const name of Object.keys(manifest.scripts)) {
  test(`npm run ${name} -- --help says what it takes, and does not do it`, () => {
    const { status, stdout } = spawnSync(
      'npm',
      ['run', '--silent', name, '--', '--help'],
      { encoding: 'utf8', env: { ...process.env, CI: undefined } },
    );
    expect(stdout).toMatch(
      /npm (?:run |start|test)|Usage:|\[options\]|tsc --help/,
    );
    expect(stdout).not.toMatch(/^(?:✓|\[site\]|Browser for)/m);
    expect(status).toBe(0);
  });
}

test(
  'without a browser, measuring in one ends at once and says what to type',
  withTree((cwd) => {
    mkdirSync(path.join(cwd, 'out'));
    writeFileSync(path.join(cwd, 'out/index.html'), '');
    const args = ['--skip-build', '--only', 'load'];
    const env = { PATH: '' };
    const { status, stderr } = runScript('bench/bench', { cwd, env, args });
    expect(stderr).toContain('Type: npm run browser');
    expect(status).toBe(1);
  }),
);
