import { expect, test } from '@playwright/test';

import { splitModule } from './split-module';

const textOf = (code: string, name: string) => {
  const { pieces, exported } = splitModule(code);
  return pieces[exported.get(name)?.piece ?? -1]?.text ?? '';
};

test('each declaration becomes a module with the imports that it uses', () => {
  const code = `import * as i0 from 'core';
import { wind, tide as current } from 'sea';
const sail = wind();
class Keel { static at = i0.depth(current); }
export { Keel, sail as canvas };`;
  const { pieces, exported } = splitModule(code);
  expect(pieces).toHaveLength(2);
  expect(textOf(code, 'canvas')).toContain("import { wind } from 'sea';");
  expect(textOf(code, 'canvas')).not.toMatch(/tide|i0/);
  expect(textOf(code, 'Keel')).toContain("import * as i0 from 'core';");
  expect(textOf(code, 'Keel')).toContain('import { tide as current }');
  expect(textOf(code, 'Keel')).toContain('export { Keel };');
  expect(exported.get('canvas')).toEqual({ piece: 0, name: 'sail' });
});

test('what a piece needs of others is told with their places', () => {
  const { pieces } = splitModule(
    'const mast = 1; const sail = () => mast; export { sail };',
  );
  expect(pieces.map(({ needs }) => [...needs])).toEqual([[], [['mast', 0]]]);
});

test('declarations that need each other stay together', () => {
  const code =
    'class Crew { ship = () => new Ship(); } class Anchor {} class Ship { crew = new Crew(); } export { Crew, Ship, Anchor };';
  expect(splitModule(code).pieces).toHaveLength(2);
  expect(textOf(code, 'Ship')).toBe(textOf(code, 'Crew'));
  expect(textOf(code, 'Ship')).not.toContain('Anchor');
});

test('what changes a variable stays with it', () => {
  for (const change of [
    'function load() { cargo += 1; }',
    'function load() { cargo++; }',
    'cargo.push(1);',
  ]) {
    const code = `let cargo = []; class Hold {} ${change} export { cargo, Hold };`;
    expect(textOf(code, 'cargo')).toContain(change);
    expect(textOf(code, 'Hold')).not.toContain('cargo');
  }
});
