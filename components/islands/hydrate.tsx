'use client';

import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from './crash-boundary';

/**
 * Brings an island to life in its element: over its first HTML, or in an empty element.
 *
 * @param prefix begins its ids, as it did when it was served
 * @returns takes it away
 */
export function hydrate(
  host: Element,
  Component: ComponentType<object>,
  props: object,
  prefix: string,
): () => void {
  const content = (
    <CrashBoundary>
      <Component {...props} />
    </CrashBoundary>
  );
  const options = { identifierPrefix: prefix };
  if (host.firstChild) {
    const root = hydrateRoot(host, content, options);
    return () => root.unmount();
  }
  const root = createRoot(host, options);
  root.render(content);
  return () => root.unmount();
}
