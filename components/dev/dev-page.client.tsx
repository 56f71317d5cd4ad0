'use client';

import { useEffect, useState } from 'react';
import { noteContent } from './new-content';

/** While writing: content that the server sends once; from then on, the program of the site changes it. */
export function DevPage({ html }: { html: string }) {
  const [first] = useState(html);
  useEffect(() => {
    if (html !== first) noteContent(html);
  }, [html, first]);
  return (
    <div
      className="page"
      data-page=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}
