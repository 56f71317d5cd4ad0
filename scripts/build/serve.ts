import { parseArgs } from 'node:util';
import { assertExport, startServer } from '@/lib/export/host';

const DEFAULT_PORT = 3000;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string', default: String(DEFAULT_PORT) },
    base: { type: 'string', default: process.env['BASE_PATH'] ?? '' },
    plain: { type: 'boolean', default: false },
  },
});

await assertExport(values.dir);
const { url, port, takenPorts } = await startServer({
  dir: values.dir,
  port: parsePort(values.port),
  base: values.base,
  mode: values.plain ? 'plain' : 'clean',
});
for (const takenPort of takenPorts) {
  console.log(`Port ${takenPort} is taken by another program.`);
}
if (takenPorts.length > 0) console.log(`Using port ${port} instead.`);
console.log(`Local: ${url}`);

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `[site] --port ${text} is not a port. Give a whole number from 0 (any free port) to 65535.`,
  );
}
