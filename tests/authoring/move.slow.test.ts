import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { articleRenderer } from '@/components/build/render-article';
import { checkContent } from '@/lib/site/checks';
import { formatProblem } from '@/lib/base/source';
import { makeDoc } from '@/tests/support/make-tree';
import type { TreeFiles } from '@/tests/support/make-tree';
import { runScript, withTree } from '@/tests/support/run-script';

const NAMES = ['index', 'jib', 'main', 'spinnaker', 'storm', 'tiller'];

/** A folder of six pages that others, and data files, lead to. */
const FLEET: TreeFiles = {
  ...Object.fromEntries(
    NAMES.map((name, index) => [
      `docs/boat/rig/${name}.mdx`,
      makeDoc({
        title: `Rig ${name}`,
        position: name === 'index' ? 4 : index,
        body: 'See [the jib](/docs/boat/rig/jib#light-wind), not `/docs/boat/rig/jib`.\n\n## Light wind\n\nText.',
      }),
    ]),
  ),
  'docs/harbor/index.mdx': makeDoc({ title: 'Harbor', position: 2 }),
  'docs/boat/rudder.mdx': makeDoc({
    title: 'Rudder',
    position: 2,
    body: '<Tabs>\n  <Tab label="One">\n    - See [(/docs/boat/rig/jib)](/docs/boat/rig/jib?a=1 "Rig") and [rig][].\n  </Tab>\n  <Tab label="Two">\n    Text.\n  </Tab>\n</Tabs>\n\n[rig]: /docs/boat/rig',
  }),
  'redirects.json':
    '{ "/docs/old-boat": "/docs/boat", "/docs/old-jib": "/docs/boat/rig/jib#light-wind" }\n',
  'published-urls.txt':
    '/docs/boat\n/docs/boat/rig/jib\n/docs/boat/rig/jib.md\n/docs/old-boat\n/docs/old-jib\n',
  'announcement.json':
    '{ "id": "a", "closable": true, "text": "Read of [jibs](/docs/boat/rig/jib)." }\n',
  'confirmations.json': `{
  "boat/rig/jib": {
    "light wind": "a source that confirms it"
  },
  "harbor/index": {
    "calm": "a short source"
  }
}
`,
  'samples/docs/boat/rig/jib.json': '{}\n',
};

async function mistakesIn(root: string): Promise<string[]> {
  const { problems } = await checkContent({
    root,
    ...articleRenderer({ allowUnchecked: true }),
  });
  return problems.filter(({ rule }) => rule !== 'proof').map(formatProblem);
}

const read = (root: string, name: string) =>
  readFileSync(path.join(root, name), 'utf8');
const redirectsOf = (root: string): unknown =>
  JSON.parse(read(root, 'redirects.json'));

test(
  'a folder of six pages moves with its links, order, records, data and addresses',
  withTree(async (root) => {
    const { status, stdout, stderr } = runScript('move', {
      args: ['/docs/boat/rig', 'harbor/rigging'],
      root,
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('6 pages moved to /docs/harbor/rigging');
    expect(existsSync(path.join(root, 'docs/boat/rig'))).toBe(false);
    expect(redirectsOf(root)).toEqual({
      '/docs/old-boat': '/docs/boat',
      '/docs/old-jib': '/docs/harbor/rigging/jib#light-wind',
      '/docs/boat/rig': '/docs/harbor/rigging',
      '/docs/boat/rig/jib.md': '/docs/harbor/rigging/jib.md',
      ...Object.fromEntries(
        NAMES.slice(1).map((name) => [
          `/docs/boat/rig/${name}`,
          `/docs/harbor/rigging/${name}`,
        ]),
      ),
    });
    expect(read(root, 'docs/harbor/rigging/index.mdx')).toContain(
      'sidebarPosition: 1\n',
    );
    expect(read(root, 'docs/harbor/rigging/storm.mdx')).toContain(
      '[the jib](/docs/harbor/rigging/jib#light-wind), not `/docs/boat/rig/jib`',
    );
    const rudder = read(root, 'docs/boat/rudder.mdx');
    expect(rudder).toContain(
      '[(/docs/boat/rig/jib)](/docs/harbor/rigging/jib?a=1 "Rig")',
    );
    expect(rudder).toContain('[rig]: /docs/harbor/rigging\n');
    expect(read(root, 'announcement.json')).toContain(
      '[jibs](/docs/harbor/rigging/jib)',
    );
    // What has nothing to do with it stays as it was typed.
    expect(read(root, 'confirmations.json')).toBe(
      FLEET['confirmations.json']
        ?.toString()
        .replace('boat/', 'harbor/')
        .replace('rig/', 'rigging/'),
    );
    expect(
      existsSync(path.join(root, 'samples/docs/harbor/rigging/jib.json')),
    ).toBe(true);
    expect(await mistakesIn(root)).toEqual([]);
  }, FLEET),
);

test(
  'a page that moves back leaves no redirect to itself, and none in a chain',
  withTree(async (root) => {
    for (const args of [
      ['boat/rig/jib', 'boat/rig/genoa'],
      ['boat/rig/genoa', 'boat/rig/jib'],
    ]) {
      expect(runScript('move', { args, root }).status).toBe(0);
    }
    expect(redirectsOf(root)).toMatchObject({
      '/docs/boat/rig/genoa': '/docs/boat/rig/jib',
      '/docs/old-jib': '/docs/boat/rig/jib#light-wind',
    });
    expect(redirectsOf(root)).not.toHaveProperty('/docs/boat/rig/jib');
    expect(await mistakesIn(root)).toEqual([]);
  }, FLEET),
);

test(
  'a removed page leads on, and so does everything that led to it',
  withTree(async (root) => {
    const target = '/docs/boat/sails#light-wind';
    const { status, stdout } = runScript('remove', {
      args: ['boat/rig/jib', '--to', target],
      root,
    });
    expect(status).toBe(0);
    expect(stdout).toContain(`/docs/boat/rig/jib leads to ${target}`);
    expect(redirectsOf(root)).toMatchObject({
      '/docs/boat/rig/jib': target,
      '/docs/boat/rig/jib.md': '/docs/boat/sails.md',
      '/docs/old-jib': target,
    });
    expect(read(root, 'confirmations.json')).toBe(
      '{\n  "harbor/index": {\n    "calm": "a short source"\n  }\n}\n',
    );
    expect(await mistakesIn(root)).toEqual([]);
  }, FLEET),
);

test(
  'a page whose file is deleted by hand is refused with the command that leads it on, which works',
  withTree(
    async (root) => {
      const [mistake = ''] = await mistakesIn(root);
      const [, typed = ''] = /npm run remove -- (\S+) --to/.exec(mistake) ?? [];
      expect(typed).toBe('/docs/gone');
      const args = [typed, '--to', '/docs/boat'];
      const { status, stdout } = runScript('remove', { args, root });
      expect(status).toBe(0);
      expect(stdout).toContain('1 redirect, 0 links');
      expect(await mistakesIn(root)).toEqual([]);
    },
    { 'published-urls.txt': '/docs/boat\n/docs/gone\n/docs/old-boat\n' },
  ),
);

for (const { script, args, says } of [
  { script: 'move', args: ['boat/rig'], says: /name two paths/ },
  { script: 'move', args: ['boat/reg', 'boat/new'], says: /no folder/ },
  { script: 'move', args: ['boat/rig', 'boat/sails'], says: /there already/ },
  { script: 'move', args: ['boat/rig', 'boat/rig/in'], says: /there already/ },
  { script: 'move', args: ['boat/rig', 'sea/rig'], says: /sea\/index/ },
  { script: 'remove', args: ['boat/rig/jib'], says: /where its readers/ },
  {
    script: 'remove',
    args: ['boat/rig', '--to', '/docs/boat'],
    says: /5 others/,
  },
  {
    script: 'remove',
    args: ['boat/rig/jib', '--to', '/docs/boat/sail'],
    says: /such as \/docs\/boat\/sails/,
  },
  {
    script: 'remove',
    args: ['boat/rig/jib', '--to', '/docs/boat/rig/jab'],
    says: /such as (?!.*\/rig\/jib)/,
  },
]) {
  test(
    `${script} ${args.join(' ')} is refused, and everything stays`,
    withTree((root) => {
      const { status, stderr } = runScript(script, { args, root });
      expect(stderr).toMatch(says);
      expect(status).toBe(1);
      expect(existsSync(path.join(root, 'docs/boat/rig/jib.mdx'))).toBe(true);
      expect(redirectsOf(root)).not.toHaveProperty('/docs/boat/rig/jib');
    }, FLEET),
  );
}
