import { expect, test } from 'vitest';
import { forEachFile } from './files';

test('after a failure all other files are worked on before it is reported', async () => {
  // More than are worked on at once.
  const files = Array.from({ length: 40 }, (_, at) => `${at}.html`);
  const done: string[] = [];
  const work = async (file: string) => {
    await new Promise(setImmediate);
    if (file.startsWith('1')) throw new Error(`${file} is gone`);
    done.push(file);
  };
  await expect(forEachFile(files, work)).rejects.toThrow(
    /^1\d?\.html is gone$/,
  );
  expect(done).toEqual(files.filter((file) => !file.startsWith('1')));
});
