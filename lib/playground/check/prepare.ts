import { replaceFolder } from '@/lib/base/files';
import { isPlayable, readSamplesManifest } from '@/lib/samples/fences';
import { toData } from '@/lib/playground/link';
import { TUTORIAL_SUFFIX } from '@/lib/playground/tutorial';
import { collectPlaySamples } from './collect';
import { collectTutorials } from './tutorials';

/** Where the site looks for the samples of a page, below `public`. */
const FOLDER = 'public/play-samples';

/**
 * Writes the samples and tutorials that the playground opens, a file for each page.
 *
 * @param contentDir absolute path of the content folder
 * @param rootDir absolute path of the repository
 * @param pages the pages of the site, with their files
 */
export function preparePlaySamples(
  contentDir: string,
  rootDir: string,
  pages: readonly { file: string; path: string }[],
): void {
  const paths = new Map(pages.map(({ file, path }) => [idOf(file), path]));
  const { pages: checked } = readSamplesManifest(rootDir);
  const files = [...collectPlaySamples(contentDir)].flatMap(([id, samples]) => {
    const records = checked[id]?.fences ?? [];
    const own = samples.filter(({ index }) => isPlayable(records[index]));
    const address = paths.get(id);
    if (own.length === 0 || address === undefined) return [];
    const data = Object.fromEntries(
      own.map(({ index, project }) => [index, toData(project)]),
    );
    const name = `${address === '/' ? '/home' : address}.json`;
    return [{ name, text: JSON.stringify(data) }];
  });
  const tutorials = [...collectTutorials(contentDir)].map(([id, tutorial]) => ({
    name: id + TUTORIAL_SUFFIX,
    text: JSON.stringify(tutorial),
  }));
  replaceFolder(FOLDER, [...files, ...tutorials]);
}

/** `content/docs/state/index.mdx` is `docs/state/index`. */
function idOf(file: string): string {
  return file.replace(/^[^/]*\//, '').replace(/\.mdx$/, '');
}
