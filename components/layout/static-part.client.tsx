'use client';

import { useState } from 'react';

/** What of the frame is the same on every page. */
export type FramePartName =
  | 'boot'
  | 'top'
  | 'brand'
  | 'repository'
  | 'settings'
  | 'mobileSidebar'
  | 'footer'
  | 'notFound';

/**
 * Read by the server only: the condition is known when the browser's bundle is made, so the file stays out of it.
 */
const served: Partial<Record<FramePartName, string>> =
  // An import could not be conditional.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  typeof window === 'undefined' ? require('@/.cache/site/frame.json') : {};

const inDocument = new Map<FramePartName, string>();

/** The browser takes a part from the document it is reading, where it stands already. */
function htmlOf(name: FramePartName): string {
  if (typeof window === 'undefined') return served[name] ?? '';
  const known = inDocument.get(name);
  if (known !== undefined) return known;
  const html =
    document.querySelector(`[data-frame-part="${name}"]`)?.innerHTML ?? '';
  inDocument.set(name, html);
  return html;
}

/**
 * A part of the frame that is the same on every page. Neither the data of a page nor a script carries it: it is
 * HTML of the document, and React leaves it alone.
 */
export function StaticPart({ name }: { name: FramePartName }) {
  const [html] = useState(() => htmlOf(name));
  return (
    <div
      className="static-part"
      data-frame-part={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The script that runs before anything is painted; it has run by the time React looks. */
export function BootScript() {
  const [script] = useState(() => served.boot ?? '');
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
