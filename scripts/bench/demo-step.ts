/** Makes the demos of the site in the working directory as a build does, and prints the seconds that took. */
import path from 'node:path';
import { checkDemos, writeDemoFiles } from '@/lib/demos';
import { readSamplesManifest } from '@/lib/fences';

const rootDir = process.cwd();
const { pages } = readSamplesManifest();
const demos = Object.entries(pages)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([page, { fences }]) =>
    fences.flatMap(({ browserKey: key, demo: record }) =>
      key && record ? [{ page, key, record }] : [],
    ),
  );
const { files } = await checkDemos(demos, {
  rootDir,
  contentDir: path.join(rootDir, 'content'),
  isRecording: false,
});
writeDemoFiles(rootDir, files);
// With what Node and the bundler take to start, as a build loads them for demos alone.
console.log(performance.now() / 1000);
