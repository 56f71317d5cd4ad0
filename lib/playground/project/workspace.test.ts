import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { workspaceOf, zipWorkspace } from '.';

const VERSIONS = {
  packages: {
    '@angular/common': '1.0.0',
    '@angular/compiler': '1.0.0',
    '@angular/core': '1.0.1',
    '@angular/forms': '1.0.2',
    '@angular/platform-browser': '1.0.0',
    rxjs: '2.0.0',
    tslib: '3.0.0',
  },
  tools: { '@angular/cli': '4.0.0' },
  peers: { rxjs: ['tslib'], '@angular/forms': ['@angular/core'] },
};

const make = (text: string, more: { name: string; text: string }[] = []) =>
  workspaceOf([{ name: 'sample.ts', text }, ...more], 'sample', VERSIONS);

test('the component that is shown is bootstrapped in its own element', () => {
  const made = make(`import { Component } from '@angular/core';
@Component({ selector: 'inner-one', template: '' })
export class Inner {}
@Component({ selector: 'my-app', imports: [Inner], template: '<inner-one />' })
export class App {}
`);
  expect(made['src/main.ts']).toContain("import { App } from './app/sample';");
  expect(made['src/main.ts']).toContain('bootstrapApplication(App)');
  expect(made['src/index.html']).toContain('<my-app></my-app>');
  expect(made['src/app/sample.ts']).not.toContain('export { App };');
});

test('a component that nobody exports, or without a selector, is bootstrapped as well', () => {
  const made = make(`import { Component } from '@angular/core';
@Component({ template: '' })
class App {}`);
  expect(made['src/app/sample.ts']).toMatch(/export \{ App \};\n$/);
  expect(made['src/index.html']).toContain('<ng-component>');
});

test('a program without a component is imported for what it does', () => {
  const made = make(
    "import { of } from 'rxjs';\nof(1).subscribe(console.log);",
  );
  expect(made['src/main.ts']).toContain("import './app/sample';");
  expect(made['src/main.ts']).not.toContain('bootstrap');
});

test('what is imported is installed, with its exact version, and nothing else', () => {
  const made = make("import { FormsModule } from '@angular/forms';", [
    { name: 'own.ts', text: "import './sample'; export const a = 1;" },
  ]);
  const { dependencies, devDependencies } = JSON.parse(
    made['package.json'] ?? '',
  ) as Record<string, Record<string, string>>;
  expect(dependencies).toEqual(VERSIONS.packages);
  expect(devDependencies).toEqual(VERSIONS.tools);
  const { 'package.json': less = '' } = make('');
  expect(less).not.toContain('@angular/forms');
  expect(Object.keys(made)).toContain('src/app/own.ts');
});

test('all of it is one ZIP file, in a folder', () => {
  const files = [{ name: 'sample.ts', text: 'console.log("ä");' }];
  const made = unzipSync(zipWorkspace(files, 'sample', VERSIONS));
  expect(Object.keys(made)).toContain('sample/package.json');
  const text = made['sample/src/app/sample.ts'] ?? new Uint8Array();
  expect(strFromU8(text)).toBe('console.log("ä");');
});
