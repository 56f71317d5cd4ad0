import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createSearchEngine } from '@/lib/search/query';
import { messagesOfPackages } from './support/package-messages';

const INDEX_FILE = 'public/search-index.json';

test('a search for the text of a message finds a page of errors first', () => {
  if (!existsSync(INDEX_FILE)) {
    throw new Error(
      `[site] ${INDEX_FILE} is missing, so nothing can be searched. Run "npm run build" first.`,
    );
  }
  const engine = createSearchEngine(
    JSON.parse(readFileSync(INDEX_FILE, 'utf8')),
  );
  const messages = messagesOfPackages();
  expect(messages.length).toBeGreaterThan(50);
  const missed = messages.flatMap((message) => {
    const first = engine.searchPanel(message).hits[0]?.document.url;
    return first?.startsWith('/docs/errors/') ? [] : [`${message}: ${first}`];
  });
  expect(missed).toEqual([]);
});
