// The process in which a sample renders its document, before a browser gets both. Plain JavaScript, because no
// loader may stand between a sample and Node. Started by ssr-host.ts, one for each sample.
import { pathToFileURL } from 'node:url';
import { failureOf, probesFor } from './probes.mjs';

const [file, ...preloaded] = process.argv.slice(2);

const fail = (error) => process.send(failureOf(error));

globalThis.__samples = {
  ...probesFor(() => {}),
  /** Ends this half of the sample. */
  serve: (html) => {
    process.send({ html: String(html) });
    return new Promise(() => {});
  },
};
console.error = (...values) => fail(values.map(String).join(' '));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
process.on('disconnect', () => process.exit());
process.setSourceMapsEnabled(true);

for (const module of preloaded) await import(module);
const { default: main } = await import(pathToFileURL(file).href);
main().then(() => process.send({}), fail);
