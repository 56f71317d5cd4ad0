import { expect, test } from 'vitest';
import { linkAndOptimise, linkBesideCompiler } from './link-and-optimise';

const OURS = '/x/node_modules/@boats/pier/pier.mjs';
const ANGULARS = '/x/node_modules/@angular/pier/pier.mjs';

test('a partial declaration becomes a compiled one', () => {
  const code = `import * as i0 from '@angular/core';
class Pier {
  static { this.ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "21.0.0", ngImport: i0, type: Pier, deps: [], target: i0.ɵɵFactoryTarget.Directive }); }
  static { this.ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "14.0.0", version: "21.0.0", type: Pier, isStandalone: true, selector: "[pier]", ngImport: i0 }); }
}
export { Pier };`;
  const linked = linkAndOptimise(OURS, code);
  expect(linked).toContain('ɵɵdefineDirective');
  expect(linked).not.toContain('ɵɵngDeclare');
  expect(linked).toContain('let Pier = /*#__PURE__*/ (() => { class Pier');
});

test('a compiler at run time still finds what modules export and what was in decorators', () => {
  const code = `import * as i0 from '@angular/core';
class Harbour {
  static { this.ɵmod = i0.ɵɵngDeclareNgModule({ minVersion: "14.0.0", version: "21.0.0", ngImport: i0, type: Harbour, exports: [Pier] }); }
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "21.0.0", ngImport: i0, type: Harbour, decorators: [{ type: NgModule }] });
export { Harbour };`;
  const linked = linkBesideCompiler(OURS, code);
  expect(linked).not.toContain('ɵɵngDeclare');
  expect(linked).toMatch(/ɵɵdefineNgModule\(\{[^}]*exports: \[Pier\]/);
  expect(linked).toContain('setClassMetadata');
});

test('a class with a static member that runs something stays where it is', () => {
  const code = 'class Pier { static count = start(); }';
  expect(linkAndOptimise(OURS, code)).toBe(code);
  const block = 'class Pier { static { register(this); } }';
  expect(linkAndOptimise(OURS, block)).toBe(block);
  const plain = 'class Pier { count = start(); }';
  expect(linkAndOptimise(OURS, plain)).toBe(plain);
});

test('a class with harmless static members can be left out', () => {
  for (const value of ['1', "['a', -2]", '{ a: null }', '() => start()']) {
    expect(
      linkAndOptimise(OURS, `class Pier { static value = ${value}; }`),
    ).toContain('/*#__PURE__*/ (() => { class Pier');
  }
});

test('calls of the framework have no effect but their result; those of others may', () => {
  const code = 'const boat = build(new Hull());';
  expect(linkAndOptimise(ANGULARS, code)).toBe(
    'const boat = /*#__PURE__*/ build(/*#__PURE__*/ new Hull());',
  );
  expect(linkAndOptimise(OURS, code)).toBe(code);
  expect(linkAndOptimise(OURS, "const T = new InjectionToken('t');")).toBe(
    "const T = /*#__PURE__*/ new InjectionToken('t');",
  );
});

test('what runs later, or works on an argument, is left alone', () => {
  const later = 'const sail = () => build();';
  expect(linkAndOptimise(ANGULARS, later)).toBe(later);
  const filled = '(function (a) { a.x = 1; })(target);';
  expect(linkAndOptimise(ANGULARS, filled)).toBe(filled);
});

test('an enumeration becomes one declaration that can be left out', () => {
  const code =
    'var Tide; (function (Tide) { Tide[Tide["Low"] = 0] = "Low"; })(Tide || (Tide = {}));';
  const done = linkAndOptimise(OURS, `${code}\nexport { Tide };`);
  expect(done).toContain('var Tide = /*#__PURE__*/ (function (Tide)');
  expect(done).toContain('return Tide; })({});');
  const value: unknown = new Function(
    `${linkAndOptimise(OURS, code)} return Tide.Low;`,
  )();
  expect(value).toBe(0);
});
