import { expect, test } from '@playwright/test';
import { bundleDemos } from './bundle-demos';

const ROOT = process.cwd();
const VIRTUAL = '@rx-angular/template/virtual-scrolling';

/** A component without a template, and a package that it uses. */
const demo = (specifier: string, name: string) => ({
  component: 'It',
  code: [
    `import { ɵɵdefineComponent as define } from '@angular/core';`,
    `import { ${name} } from '${specifier}';`,
    'export class It {',
    `  static ɵfac = () => (console.log(${name}), new It());`,
    "  static ɵcmp = define({ type: It, selectors: [['app-it']], decls: 0, vars: 0, template() {} });",
    '}',
  ].join('\n'),
});

test('what many demos share is one file, and what one uses stays with it', async () => {
  test.setTimeout(300_000);
  const { entries, files } = await bundleDemos(
    [
      demo('rxjs', 'interval'),
      demo('rxjs', 'interval'),
      demo('rxjs', 'bufferCount'),
      demo(VIRTUAL, 'FixedSizeVirtualScrollStrategy'),
      demo(VIRTUAL, 'AutoSizeVirtualScrollStrategy'),
    ],
    ROOT,
  );
  const textOf = (name = '') =>
    files.find((file) => file.name === name)?.text ?? '';
  const common = files.filter(({ name }) => !entries.includes(name));
  expect(common).toHaveLength(1);
  const [shared] = common;
  for (const text of entries.map(textOf)) {
    expect(text).toContain(`"./${shared?.name}"`);
  }
  expect(shared?.text).toContain('autosize');
  expect(shared?.text).not.toMatch(/ngDeclare|setClassMetadata|bufferCount/);
});

test('what few demos share is a file of its own', async () => {
  test.setTimeout(300_000);
  const { entries, files } = await bundleDemos(
    [
      demo('@angular/forms', 'FormControl'),
      demo('@angular/forms', 'FormControl'),
      ...Array.from({ length: 24 }, () => demo('rxjs', 'interval')),
    ],
    ROOT,
  );
  const partsOf = (entry: number) =>
    files
      .find(({ name }) => name === entries[entry])
      ?.text.match(/from"\.\/part-/g);
  expect(partsOf(0)).toHaveLength(2);
  expect(partsOf(2)).toHaveLength(1);
});
