import path from 'node:path';
import { build } from 'esbuild';
import { ISLANDS_FILE } from '@/components/islands/render-island';
import { listFiles } from '@/lib/base/files';

const SUFFIX = '.island.tsx';

/** Makes one module for Node of all islands, from which the framework's build renders their first HTML. */
export async function bundleIslands(): Promise<void> {
  const names = listFiles('components', SUFFIX).map((file) =>
    file.slice(0, -SUFFIX.length),
  );
  const exports = names.map(
    (name) => `${JSON.stringify(name)}: require('./${name}${SUFFIX}')`,
  );
  await build({
    stdin: {
      contents: `module.exports = { ${exports.join(', ')} };`,
      resolveDir: path.resolve('components'),
    },
    outfile: ISLANDS_FILE,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
