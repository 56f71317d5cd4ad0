import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** A second of work each, and used by what checks samples only: a build whose records fit does without. */
const HEAVY =
  /^(?:typescript|typescript-eslint|eslint|vite|@babel\/core|@angular\/.*|@playwright\/test)$/;

/** Packages that a script loads before its first line. */
async function loadedAtStart(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: 'x',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
  });
  const { outputs } = metafile;
  const loaded = new Set<string>();
  const follow = (file: string) => {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || loaded.has(path)) continue;
      loaded.add(path);
      follow(path);
    }
  };
  follow(
    Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry) ??
      '',
  );
  return [...loaded].filter((path) => outputs[path] === undefined);
}

for (const script of ['prebuild', 'postbuild', 'render-pages']) {
  test(`${script} begins without compilers, linters and browsers`, async () => {
    const loaded = await loadedAtStart(`scripts/build/${script}.ts`);
    expect(loaded).toContain('zod');
    expect(loaded.filter((name) => HEAVY.test(name))).toEqual([]);
  });
}
