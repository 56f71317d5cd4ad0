import type { ReactElement } from 'react';
import { prefixOf } from './island-prefix';
import { renderIsland } from './render-island';
import { isRenderingStatically } from './static-markup';
import './elements';

/** When an island comes to life in the browser. */
export type When = 'load' | 'visible' | 'focus' | 'hover' | 'click';

type IslandProps = {
  /** Its module below `components`, without `.island.tsx`. */
  of: string;
  when: When;
  /** Begins the ids that it makes; needed where a page has two of one module that make some. */
  name?: string | undefined;
  /** The component with its props, which have to be JSON. */
  children: ReactElement;
};

/**
 * A part of a page that React operates in the browser. The page is served with its first render; the component's code
 * and React are loaded when the reader turns to it.
 *
 * @throws Error when a prop is not JSON, as the browser could not be given it
 */
export function Island({ of, when, name, children }: IslandProps) {
  const prefix = prefixOf(name ?? of);
  const props = toJson(of, children.props);
  // A page has many: what goes without saying is left out.
  const attributes = {
    of,
    when,
    prefix: name && prefix,
    props: props === '{}' ? undefined : props,
  };
  if (process.env.NODE_ENV === 'development') {
    // The framework renders it where it stands; in an article, `DevArticle` puts it into the place that is left here.
    return isRenderingStatically() ? (
      <site-island {...attributes} />
    ) : (
      <site-island>{children}</site-island>
    );
  }
  return (
    <site-island
      {...attributes}
      dangerouslySetInnerHTML={{ __html: renderIsland(of, children, prefix) }}
    />
  );
}

function toJson(of: string, props: unknown): string {
  const json = JSON.stringify(props);
  for (const [name, value] of Object.entries(props as object)) {
    if (value === undefined || isJson(value)) continue;
    throw new Error(
      `<Island of="${of}"> gives its component a "${name}" that is not JSON, so it would be lost on the way to the browser. Give it text, numbers, booleans, null, arrays or plain objects, and make functions and elements in the component.`,
    );
  }
  return json;
}

function isJson(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') {
    return typeof value === 'string' || typeof value === 'boolean';
  }
  const isPlain =
    Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return (
    isPlain && !('$$typeof' in value) && Object.values(value).every(isJson)
  );
}
