'use client';

import { useEffect, useState } from 'react';
import { withBase, withoutBase } from '@/lib/base/url';
import { findLikely, type Likely } from './find-likely';

/** On the not-found page: which pages its reader may have wanted, and the way to search for the words of the address. */
export default function LikelyPages() {
  const [likely, setLikely] = useState<Likely>();
  useEffect(() => {
    const address = withoutBase(window.location.pathname);
    void findLikely(address).then(setLikely);
  }, []);
  if (!likely) return null;
  const { pages, words } = likely;
  return (
    <div data-likely-pages="">
      {pages.length > 0 && (
        <>
          <h2>Did you mean one of these?</h2>
          <ul>
            {pages.map(([path, label]) => (
              <li key={path}>
                <a href={withBase(path)}>{label}</a> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {words !== '' && (
          <a href={withBase(`/search?q=${encodeURIComponent(words)}`)}>
            Search the documentation for “{words}”
          </a>
        )}
      </p>
    </div>
  );
}
