'use client';

import { useEffect, useState } from 'react';
import { fetchText } from '@/components/browser/fetch-text';
import { withBase, withoutBase } from '@/lib/base/url';
import { likelyPages, wordsOf } from '@/lib/site/nav/likely-pages';
import type { KnownPage } from '@/lib/site/nav/likely-pages';

/** On the not-found page: which pages its reader may have wanted, and the way to search for the words of the address. */
export default function LikelyPages() {
  const [likely, setLikely] =
    useState<Awaited<ReturnType<typeof findLikely>>>();
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

/**
 * What a reader may have wanted at an address where nothing is: the likeliest pages, and what to search for.
 *
 * @param address its site path
 */
export async function findLikely(address: string) {
  // Written by the build of this very site.
  const known = await fetchText(withBase('/pages.json'))
    .then((text) => JSON.parse(text) as KnownPage[])
    .catch(() => []);
  const words = wordsOf(address).join(' ');
  return { pages: likelyPages(address, known), words };
}
