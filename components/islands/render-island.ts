import { existsSync } from 'node:fs';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { requireInstalled, serverRenderer } from './server-renderer';

/** All islands as one module for Node, from which the framework's build renders their first HTML. */
export const ISLANDS_FILE = '.cache/islands.cjs';

type Component = ComponentType<object>;

/** For the framework, a client component is a reference that only its own renderer can follow. */
const isReference = (type: object): boolean => '$$typeof' in type;

/**
 * The first HTML of an island. It is rendered apart from the page around it, as the browser hydrates it apart, so that
 * ids of `useId` agree.
 *
 * @param of names its module below `components`, without `.island.tsx`
 * @param prefix begins its ids
 * @throws Error when the build has no such island
 */
export function renderIsland(
  of: string,
  { type, props }: ReactElement,
  prefix: string,
): string {
  const file = `components/${of}.island.tsx`;
  if (!existsSync(file)) {
    throw new Error(
      `<Island of="${of}"> names no module, so its part of the page would be dead: ${file} does not exist. Write the path of the file below components without ".island.tsx".`,
    );
  }
  const component = isReference(type as Component)
    ? builtIsland(of)
    : (type as Component);
  return serverRenderer().renderToString(
    createElement(component, props as object),
    { identifierPrefix: prefix },
  );
}

function builtIsland(of: string): Component {
  const islands = requireInstalled(
    `${process.cwd()}/${ISLANDS_FILE}`,
  ) as Readonly<Record<string, { default: Component }>>;
  const found = islands[of];
  if (found) return found.default;
  throw new Error(
    `components/${of}.island.tsx was made after the site was prepared, so there is no first HTML of it. Build again.`,
  );
}
