import { spawnSync } from 'node:child_process';
import { startServer } from '@/lib/export/host';
import { findPort, parsePort } from '@/scripts/setup/port';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Serves an export as a host does.

npm run serve -- [--port 3000] [--plain] [--dir out] [--base /sub]
npm start -- [the same]   builds the site first

  --port    the next free one is used when it is taken; PORT in the environment is the port, too
  --plain   without redirects of the host, as GitHub Pages does
  --dir     the folder of the export
  --base    the path below which it was built`;

const { values } = readOptions(USAGE, {
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    base: { type: 'string', default: process.env['BASE_PATH'] ?? '' },
    plain: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
  },
});

if (values.build) {
  const { status } = spawnSync(process.execPath, ['scripts/build/build.mjs'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

const { url } = await startServer({
  dir: values.dir,
  port: await findPort(parsePort(values.port)),
  base: values.base,
  mode: values.plain ? 'plain' : 'clean',
});
console.log(`Local: ${url}`);
