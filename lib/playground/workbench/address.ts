import { withBase } from '@/lib/base/url';
import { fromHash, hasProject, toProject, type Project } from '../link';
import { TUTORIAL_SUFFIX, type Tutorial } from '../tutorial';

type Address = { hash: string; search: string };

/**
 * The project that an address means: of a link, or of a sample of this site.
 *
 * @param first the one of an address that means none
 * @throws Error with a message for readers when there is none
 */
export async function projectAt(
  { hash, search }: Address,
  first: Project,
): Promise<Project> {
  if (hasProject(hash)) {
    const project = await fromHash(hash);
    if (project) return project;
    throw new Error('This link contains no code. Part of it may be missing.');
  }
  const sample = new URLSearchParams(search).get('sample');
  return sample === null ? first : fetchSample(sample);
}

/** The page of the tutorial that an address means, if it means one. */
export function tutorialAt({ hash, search }: Address): string | null {
  return hasProject(hash) ? null : new URLSearchParams(search).get('tutorial');
}

/** A page of this site and the number of the block on it. */
const SAMPLE = /^(\/(?:[\w-]+\/)*[\w-]*):(\d+)$/;

async function fetchSample(sample: string): Promise<Project> {
  const [, page = '', index = ''] = SAMPLE.exec(sample) ?? [];
  const file = `${page === '/' ? '/home' : page}.json`;
  const samples = page && (await fetchData<Record<string, unknown>>(file));
  const project = samples ? toProject(samples[index]) : undefined;
  if (project) return project;
  throw new Error(
    'There is no such sample. It may have moved since the link was made.',
  );
}

/** Path of a page of this site. */
const PAGE = /^\/[\w/-]+$/;

/**
 * Fetches a tutorial.
 *
 * @param page path of its page
 * @throws Error with a message for readers when there is none
 */
export async function fetchTutorial(page: string): Promise<Tutorial> {
  const data = PAGE.test(page)
    ? await fetchData<Tutorial>(page + TUTORIAL_SUFFIX)
    : undefined;
  if (data?.format === 2) return data;
  throw new Error(
    'There is no such tutorial. It may have moved since the link was made.',
  );
}

/** What the build has written for a page; nothing where there is no such file. */
async function fetchData<Data>(file: string): Promise<Data | undefined> {
  const response = await fetch(withBase(`/play-samples${file}`));
  if (!response.ok) return undefined;
  // Some hosts answer with a page in its place, which is no JSON.
  return response.json().catch(() => undefined) as Promise<Data | undefined>;
}
