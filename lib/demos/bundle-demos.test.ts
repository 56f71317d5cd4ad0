import { expect, test } from '@playwright/test';
import { bundleDemos } from './bundle-demos';

const ROOT = process.cwd();

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

test('what several demos use is one file, and what one uses stays with it', async () => {
  test.setTimeout(300_000);
  const { entries, files } = await bundleDemos(
    [
      demo('rxjs', 'interval'),
      demo('rxjs', 'interval'),
      demo('rxjs', 'bufferCount'),
      demo(
        '@rx-angular/template/virtual-scrolling',
        'FixedSizeVirtualScrollStrategy',
      ),
      demo(
        '@rx-angular/template/virtual-scrolling',
        'AutoSizeVirtualScrollStrategy',
      ),
    ],
    ROOT,
  );
  const textOf = (name = '') =>
    files.find((file) => file.name === name)?.text ?? '';
  expect(new Set(files.map(({ name }) => name)).size).toBe(entries.length + 1);
  const [shared] = files.filter(({ name }) => !entries.includes(name));
  expect(files.filter(({ name }) => !entries.includes(name))).toHaveLength(1);
  expect(shared?.text).not.toMatch(
    /ngDeclare|setClassMetadata|bufferCount|autosize/,
  );
  const [, first, buffer, fixed, auto] = entries.map(textOf);
  for (const text of [first, buffer, fixed, auto]) {
    expect(text).toContain(`"./${shared?.name}"`);
  }
  expect(fixed).toContain('itemSize');
  expect(fixed).not.toContain('autosize');
  expect(auto).toContain('autosize');
  expect(first?.length).toBeLessThan(1000);
  // Twice what a plain application weighs would mean that nothing is left out.
  expect(shared?.text.length).toBeLessThan(250_000);
});
