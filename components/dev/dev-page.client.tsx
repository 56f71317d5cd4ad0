'use client';

import { useEffect, useRef, useState } from 'react';
import { noteContent } from './new-content';

/** While writing: content that the server sends once; from then on, the program of the site changes it. */
export function DevPage({ html }: { html: string }) {
  const [first] = useState(html);
  const last = useRef(html);
  useEffect(() => {
    if (html !== last.current) noteContent(html);
    last.current = html;
  }, [html]);
  return (
    <div
      className="page"
      data-page=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}
