import { withBase } from '@/lib/base/url';
import { fromHash, hasProject, toProject, type Project } from '../link';

/** A project, and whether the reader asked for it to be run. */
export type Opened = { project: Project; isTrusted: boolean };

/** Remembers which links were made here, as long as the tab lives. */
const OWN_KEY = 'play-own';

/** Remembers that the reader has made this link. */
export function rememberOwn(hash: string): void {
  try {
    sessionStorage.setItem(OWN_KEY, hash);
  } catch {
    // Then it asks, as a foreign one does.
  }
}

function isOwn(hash: string): boolean {
  try {
    return sessionStorage.getItem(OWN_KEY) === hash;
  } catch {
    return false;
  }
}

/**
 * The project that the address means: of a link or of a sample of this site.
 *
 * @param first the one of an address that means none
 * @throws Error with a message for readers when there is none
 */
export async function openProject(
  { hash, search }: Location,
  first: Project,
): Promise<Opened> {
  if (hasProject(hash)) {
    const project = await fromHash(hash);
    if (!project) {
      throw new Error(
        'This link holds no playground. A part of it may be missing.',
      );
    }
    return { project, isTrusted: isOwn(hash) };
  }
  const sample = new URLSearchParams(search).get('sample');
  const project = sample === null ? first : await fetchSample(sample);
  return { project, isTrusted: true };
}

/** Whether an address holds a project that the reader has not made in this tab. */
export function isForeign(hash: string): boolean {
  return hasProject(hash) && !isOwn(hash);
}

/** The page of the tutorial that an address means, if it means one. */
export function tutorialIn({ hash, search }: Location): string | null {
  return hasProject(hash) ? null : new URLSearchParams(search).get('tutorial');
}

/** A page of this site and the number of the block on it. */
const SAMPLE = /^(\/[\w/.-]*):(\d+)$/;

async function fetchSample(sample: string): Promise<Project> {
  const [, page = '', index = ''] = SAMPLE.exec(sample) ?? [];
  const unknown = new Error(
    'There is no such sample. It may have moved since the link was made.',
  );
  if (page === '') throw unknown;
  const name = page === '/' ? '/home' : page;
  const response = await fetch(withBase(`/play-samples${name}.json`));
  if (!response.ok) throw unknown;
  const samples: unknown = await response.json();
  const project = toProject((samples as Record<string, unknown>)[index]);
  if (!project) throw unknown;
  return project;
}
