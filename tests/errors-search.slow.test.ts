import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createMeaning } from '@/lib/search/meaning';
import { createSearchEngine } from '@/lib/search/query';
import { messagesOfPackages } from './support/package-messages';

/** A file of the search, as it was built. */
function readSearch(name: string): unknown {
  const file = `public/search-${name}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `[site] ${file} is missing, so nothing can be searched. Run "npm run build" first.`,
  );
}

for (const isUnderstood of [false, true]) {
  test(`a search for the text of a message finds a page of errors first, ${isUnderstood ? 'and so when it is understood' : 'by its words'}`, () => {
    const engine = createSearchEngine(readSearch('index'));
    if (isUnderstood) {
      const vectors = readSearch('vectors');
      engine.understand((index) => createMeaning(index, vectors));
    }
    const messages = messagesOfPackages();
    expect(messages.length).toBeGreaterThan(50);
    const missed = messages.flatMap((message) => {
      const first = engine.searchPanel(message).hits[0]?.document.url;
      return first?.startsWith('/docs/errors/') ? [] : [`${message}: ${first}`];
    });
    expect(missed).toEqual([]);
  });
}
