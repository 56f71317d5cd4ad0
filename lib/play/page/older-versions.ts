import { button } from '@/lib/browser/dom';
import type { Parts } from './parts';

type Versions = Readonly<Record<string, string>>;

/** Packages of an earlier build that this one has kept. */
export type Kept = { id: string; versions: Versions };

/**
 * The kept engine that has what code was written with.
 *
 * @param written by the names of packages, as a link tells them
 * @param here what runs otherwise
 * @param kept the newest first
 * @returns nothing where no other packages are needed, or none were kept that are the same in all that is told
 */
export function chooseKept(
  written: Versions,
  here: Versions,
  kept: readonly Kept[],
): Kept | undefined {
  const others = othersThan(here, written);
  return kept.find(
    ({ versions }) =>
      others.some((name) => versions[name] !== undefined) &&
      Object.entries(written).every(
        ([name, version]) => (versions[name] ?? version) === version,
      ),
  );
}

/** Names of packages that are here, and not as code was written with them. */
function othersThan(here: Versions, written: Versions): string[] {
  return Object.entries(written).flatMap(([name, version]) =>
    (here[name] ?? version) === version ? [] : [name],
  );
}

/**
 * Says what code was written with, where that is not what is newest here, and leaves the choice to the reader where
 * both can run it.
 *
 * @param turnTo is told what the code is to run with from now on; nothing is what is newest
 * @returns what it runs with at first
 */
export function followVersions(
  { root, written: place, versions: here }: Parts,
  written: Versions,
  turnTo: (engine: Kept | undefined) => void,
): Kept | undefined {
  const kept = chooseKept(
    written,
    here,
    JSON.parse(root.dataset['playKept'] ?? '[]') as Kept[],
  );
  const others = othersThan(here, written);
  if (others.length === 0) return undefined;
  const text = document.createTextNode('');
  let current = kept;
  const change = button({ class: 'play-tool' }, '', () => {
    current = current ? undefined : kept;
    say();
    turnTo(current);
  });
  const say = () => {
    text.data = `${sayVersions(others, written, here, current)} `;
    change.textContent = current
      ? 'Use the newest versions'
      : 'Use the versions it was written with';
  };
  say();
  place.replaceChildren(text, ...(kept ? [change] : []));
  place.hidden = false;
  return kept;
}

function sayVersions(
  others: readonly string[],
  written: Versions,
  here: Versions,
  engine: Kept | undefined,
): string {
  const isKept = (name: string) => engine?.versions[name] !== undefined;
  const list = (names: readonly string[], isCompared: boolean) =>
    names
      .map((name) =>
        [name, written[name], isCompared ? `(here ${here[name]})` : '']
          .join(' ')
          .trim(),
      )
      .join(', ');
  if (!engine) {
    return `This code was written with ${list(others, true)}. It runs with what is here, so it may do something else.`;
  }
  const rest = others.filter((name) => !isKept(name));
  const runs = `Runs with ${list(others.filter(isKept), false)}, as it was written.`;
  return rest.length === 0
    ? runs
    : `${runs} It was also written with ${list(rest, true)}, which is not kept.`;
}
