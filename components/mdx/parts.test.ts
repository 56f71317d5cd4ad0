import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '.';
import * as families from './families';
import type { Part } from './part';

const FOLDER = 'components/mdx';

/** What several components share. */
const NO_PART = ['shared'];

const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_PART.includes(entry.name))
  .map(({ name }) => name);

/** What the description of a component lacks, and what to type. */
function lackOf(
  name: string,
  part: { [Key in keyof Part]?: Part[Key] | undefined },
): string | undefined {
  const { props, uses, markdown } = part;
  if (!props) {
    return `${name}: say what authors may write on it: props: z.strictObject({}).`;
  }
  if (!uses) return `${name}: say what it draws from: uses: {}.`;
  return markdown
    ? undefined
    : `${name}: say what of it reads otherwise than it looks: markdown: {}.`;
}

for (const [name, part] of Object.entries(PARTS)) {
  test(`${name} says all that the site has to know of it`, () => {
    expect(lackOf(name, part)).toBeUndefined();
  });
}

test('no two families have a component of one name, as one of them would be lost', () => {
  const names = Object.values(families).flatMap((one) => Object.keys(one));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what a component lacks is reported with what to type', () => {
  const { Image } = PARTS;
  expect(lackOf('Image', { ...Image, props: undefined })).toMatch(/: props: /);
  expect(lackOf('Image', { ...Image, uses: undefined })).toMatch(/: uses: /);
  expect(lackOf('Image', { ...Image, markdown: undefined })).toMatch(
    /: markdown: /,
  );
});

for (const folder of folders) {
  test(`the components of ${folder} can be written`, async () => {
    const entryPoint = ['index.ts', 'index.tsx']
      .map((file) => path.join(FOLDER, folder, file))
      .find((file) => existsSync(file));
    expect(
      entryPoint,
      `Describe the component in ${folder}/index.ts.`,
    ).toBeTruthy();
    const exported = Object.entries(
      (await import(path.resolve(entryPoint ?? ''))) as Record<string, object>,
    );
    expect(exported).toHaveLength(1);
    for (const [family, parts] of exported) {
      const missing = Object.keys(parts).filter((name) => !(name in PARTS));
      expect(
        missing,
        `Name it in ${FOLDER}/families.ts: export { ${family} } from './${folder}';`,
      ).toEqual([]);
    }
  });
}
