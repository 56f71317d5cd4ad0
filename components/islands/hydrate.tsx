'use client';

import { useEffect, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from './crash-boundary';
import { earlyChoices } from './early-choices';

/**
 * Brings an island to life in its element, over its first HTML.
 *
 * @param prefix begins its ids, as it did when it was served
 * @param repeat what the reader has pressed before
 * @returns takes it away
 */
export function hydrate(
  host: Element,
  Component: ComponentType<object>,
  props: object,
  prefix: string,
  repeat: () => void,
): () => void {
  const content = (
    <CrashBoundary>
      <Component {...props} />
      <Repeat actions={[...earlyChoices(host), repeat]} />
    </CrashBoundary>
  );
  // At once: a choice between the look at the fields and their first state would be lost.
  const root = flushSync(() =>
    hydrateRoot(host, content, { identifierPrefix: prefix }),
  );
  return () => root.unmount();
}

/** Does what the reader has done before, each with the state that the one before has led to. */
function Repeat({ actions }: { actions: readonly (() => void)[] }) {
  useEffect(() => {
    for (const [index, action] of actions.entries()) setTimeout(action, index);
  }, [actions]);
  return null;
}
