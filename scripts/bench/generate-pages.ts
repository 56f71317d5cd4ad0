/** Writes a content folder with as many pages as asked: `npm run generate:pages -- 1000 /tmp/large/content`. */
import { makePages } from './make-pages';

const [count, folder] = process.argv.slice(2);
if (!folder || !Number.isInteger(Number(count))) {
  console.error(
    '[site] No pages were written. Give a number and a folder: npm run generate:pages -- 1000 /tmp/large/content',
  );
  process.exitCode = 1;
} else {
  makePages('content', folder, Number(count));
  console.log(
    `Wrote ${folder}. Build it with CONTENT_ROOT=${folder} npm run build.`,
  );
}
