import { expect, test } from 'vitest';
import { makeDoc, makeTree, type TreeFiles } from '@/tests/support/make-tree';
import { measureCoverage } from './coverage';
import { snapshotFile } from './types';

const symbol = (name: string) => ({
  name,
  kind: 'function',
  typeParameters: [],
  doc: 'Turns the boat.',
  deprecated: null,
  isInternal: false,
  selector: null,
  exportAs: [],
  declaration: `function ${name}(): void;`,
  inputs: [],
  outputs: [],
  members: [],
  signatures: [],
});

const ENTRY = '@boats/sail';
const SETTINGS = {
  names: [ENTRY, '@boats/oar'],
  folderOf: (name: string) => name.replace('@boats', 'manual'),
};
/** Packages without exports, but for two functions of one of them. */
const SNAPSHOT: TreeFiles = Object.fromEntries(
  SETTINGS.names.map((name) => [
    snapshotFile(name),
    JSON.stringify({
      package: name,
      version: '1.0.0',
      entries: name === ENTRY ? { [ENTRY]: ['tack', 'gybe'].map(symbol) } : {},
    }),
  ]),
);

/** What is found in a small tree with one page of the package. */
function measure(body: string, corrections: object[] = []) {
  const { root, remove } = makeTree({
    ...SNAPSHOT,
    'api/corrections.json': JSON.stringify(corrections),
    'manual/sail/turns.mdx': makeDoc({ title: 'Turns', body }),
  });
  try {
    const { packages, problems } = measureCoverage(root, SETTINGS);
    return {
      problems,
      sail: packages.find((one) => one.package === ENTRY),
    };
  } finally {
    remove();
  }
}

for (const [how, body] of [
  ['in backticks', 'Text about `tack` and `gybe`.'],
  ['in a heading', 'Text.\n\n## The tack\n\nText.\n\n## gybe\n\nText.'],
  [
    'by an import',
    `Text.\n\n\`\`\`ts\nimport { tack, gybe } from '${ENTRY}';\n\`\`\``,
  ],
  [
    'by their tables',
    `Text.\n\n<ApiTable entry="${ENTRY}" symbol="tack" show="signature" />\n\n<ApiTable entry="${ENTRY}" symbol="gybe" show="signature" />`,
  ],
] as const) {
  test(`exports are documented ${how}`, () => {
    const { sail, problems } = measure(body);
    expect(sail).toMatchObject({ exports: 2, documented: 2, missing: [] });
    expect(problems).toEqual([]);
  });
}

test('an export that is only talked about, or of another package, is missing', () => {
  expect(measure('A tack and a gybe.').sail).toMatchObject({
    documented: 0,
    missing: [`${ENTRY}#tack`, `${ENTRY}#gybe`],
  });
  const other = "Text.\n\n```ts\nimport { tack } from '@boats/oar';\n```";
  expect(measure(other).sail?.missing).toContain(`${ENTRY}#tack`);
});

test('a table of what is not exported is reported where it stands', () => {
  const { problems } = measure(
    `Text.\n\n<ApiTable entry="${ENTRY}" symbol="tak" show="signature" />`,
  );
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'content/manual/sail/turns.mdx',
      line: 9,
      message: expect.stringContaining('Did you mean `tack`?'),
    }),
  ]);
});

test('a correction of a comment that has changed, or is gone, is reported', () => {
  const correction = { entry: ENTRY, symbol: 'tack', was: '', is: 'Turns.' };
  const messages = measure('Text.', [
    { ...correction, was: 'Turns the boat.' },
    correction,
    { ...correction, symbol: 'row' },
  ]).problems.map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringMatching(/^Entry 2 .*now says "Turns the boat\."/),
    expect.stringMatching(/^Entry 3 .*not exported any more/),
  ]);
});
