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
  const common = files.filter(({ name }) => !entries.includes(name));
  expect(common).toHaveLength(1);
  const [shared] = common;
  const [first, second, buffer, ...virtual] = entries.map(textOf);
  for (const text of [first, second, buffer, ...virtual]) {
    expect(text).toContain(`"./${shared?.name}"`);
  }
  expect(shared?.text).not.toMatch(
    /ngDeclare|setClassMetadata|bufferCount|autosize/,
  );
  const holding = (text: string) =>
    virtual.map((one = '') => one.includes(text));
  expect(holding('autosize')).toEqual([false, true, false]);
  expect(holding('"dynamic"')).toEqual([false, false, true]);
});

test('what all demos of a package need has one copy for all pages, what one page needs its own', async () => {
  test.setTimeout(300_000);
  const named = '{ RxVirtualFor, RxVirtualScrollViewportComponent }';
  const using = (page: string) => {
    const { code, ...rest } = demo(page, VIRTUAL, named);
    const [angular = '', , ...lines] = code.split('\n');
    const list = `import ${named} from '${VIRTUAL}';`;
    return { ...rest, code: [angular, list, ...lines].join('\n') };
  };
  const { entries, files } = await bundleDemos(
    [using('list'), using('lists')],
    ROOT,
  );
  const holding = (text: string) =>
    files.filter((file) => file.text.includes(text)).map(({ name }) => name);
  expect(holding('rxVirtualForOf')).toHaveLength(1);
  expect(entries).not.toContain(holding('rxVirtualForOf')[0]);
  expect(holding('rx-virtual-scroll-viewport').sort()).toEqual(
    [...entries].sort(),
  );
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
