'use client';

import { useState } from 'react';

/** While writing: content that the server sends once; from then on, the program of the site changes it. */
export function DevPage({ html }: { html: string }) {
  const [first] = useState(html);
  return (
    <div
      className="page"
      data-page=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}
