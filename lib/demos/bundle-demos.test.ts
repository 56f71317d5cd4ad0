import { expect, test } from '@playwright/test';
import { bundleDemos } from './bundle-demos';

const ROOT = process.cwd();
const VIRTUAL = '@rx-angular/template/virtual-scrolling';

/** A component without a template, and a package that it uses. */
const demo = (page: string, specifier: string, name: string) => ({
  page,
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

test('what pages share is one file, and what one uses stays with it', async () => {
  test.setTimeout(300_000);
  const { entries, files } = await bundleDemos(
    [
      demo('time', 'rxjs', 'interval'),
      demo('times', 'rxjs', 'interval'),
      demo('groups', 'rxjs', 'bufferCount'),
      demo('list', VIRTUAL, 'FixedSizeVirtualScrollStrategy'),
      demo('lists', VIRTUAL, 'AutoSizeVirtualScrollStrategy'),
      demo('lists', VIRTUAL, 'DynamicSizeVirtualScrollStrategy'),
    ],
    ROOT,
  );
  const textOf = (name = '') =>
    files.find((file) => file.name === name)?.text ?? '';
  const common = files
    .filter(({ name }) => !entries.includes(name))
    .sort((a, b) => b.text.length - a.text.length);
  const [shared, strategies] = common;
  expect(common).toHaveLength(2);
  const [first, second, buffer, fixed, auto, dynamic] = entries.map(textOf);
  for (const text of [first, second, buffer, fixed, auto, dynamic]) {
    expect(text).toContain(`"./${shared?.name}"`);
  }
  expect(shared?.text).not.toMatch(
    /ngDeclare|setClassMetadata|bufferCount|autosize/,
  );
  expect(fixed).toContain('itemSize');
  expect(fixed).not.toContain('autosize');
  for (const text of [auto, dynamic]) {
    expect(text).toContain(`"./${strategies?.name}"`);
    expect(text).not.toContain('autosize');
  }
  expect(strategies?.text).toContain('autosize');
});

test('a package of its own kind is a file of its own', async () => {
  test.setTimeout(300_000);
  const { entries, files } = await bundleDemos(
    [
      demo('time', 'rxjs', 'interval'),
      demo('form', '@angular/forms', 'FormControl'),
      demo('forms', '@angular/forms', 'FormControl'),
    ],
    ROOT,
  );
  const [, form] = entries.map(
    (name) => files.find((file) => file.name === name)?.text ?? '',
  );
  expect(form?.match(/from"\.\/part-/g)).toHaveLength(2);
});
