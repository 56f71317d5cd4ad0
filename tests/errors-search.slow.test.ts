import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createSearchEngine } from '@/lib/search/query';
import { messagesOfPackages } from './support/package-messages';

const INDEX_FILE = 'public/search-index.json';

/** As they come, with the names and numbers of somebody's application, and the entry that explains each. */
const REAL: readonly (readonly [message: string, entry: string])[] = [
  [
    'ERROR RuntimeError: NG0201: No provider found for `_RxState`. Source: Standalone[_CartPage]. Find more at https://angular.dev/errors/NG0201',
    'state#ng0201-no-provider-found-for-rxstate',
  ],
  [
    'RuntimeError: NG0201: No provider found for `_RxActionFactory`. Source: Standalone[_SearchBox].',
    'state#ng0201-no-provider-found-for-rxstate',
  ],
  [
    'RuntimeError: NG0201: No provider found for `_RxStrategyProvider`. Path: _RxStrategyProvider.',
    'cdk#ng0201-no-provider-found-for-rxstrategyprovider',
  ],
  [
    'RuntimeError: NG0201: No provider found for `_RxVirtualScrollStrategy`. Source: Standalone[_Orders].',
    'template#ng0201-no-provider-found-for-rxvirtualscrollstrategy',
  ],
  [
    "Error: Error trying to diff '[object Promise]'. Only arrays and iterables are allowed",
    'template#error-trying-to-diff--only-arrays-and-iterables-are-allowed',
  ],
  [
    'Error: trackBy must be typeof function or keyof T, but received {"key":7}.',
    'template#trackby-must-be-typeof-function-or-keyof-t-but-received-',
  ],
  [
    "NG0303: Can't bind to 'rxFor' since it isn't a known property of 'li' (used in the '_OrderList' component template).",
    'template#cant-bind-to-rxlet-since-it-isnt-a-known-property',
  ],
  [
    'RuntimeError: NG0203: rxEffects() can only be used within an injection context such as a constructor',
    'state#ng0203',
  ],
  [
    'RuntimeError: NG0950: Input "customerId" is required but no value is available yet.',
    'state#ng0950',
  ],
  [
    "ExpressionChangedAfterItHasBeenCheckedError: NG0100: Expression has changed after it was checked. Previous value: 'undefined'. Current value: '12'.",
    'template#ng0100',
  ],
  [
    "Error: rxSuspense must be a TemplateRef, but received 'HTMLDivElement'.",
    'template#must-be-a-templateref-but-received-',
  ],
  [
    '[HydrationTracker] Hydration check timed out after 5000 milliseconds. Forcing completion.',
    'cdk#hydrationtracker--hydration-check-timed-out-after--milliseconds-forcing-completion',
  ],
  ['the list does not update', 'symptoms#the-list-does-not-update'],
  ['nothing is shown', 'template#nothing-is-shown-and-there-is-no-message'],
];

function openEngine() {
  if (!existsSync(INDEX_FILE)) {
    throw new Error(
      `[site] ${INDEX_FILE} is missing, so nothing can be searched. Run "npm run build" first.`,
    );
  }
  return createSearchEngine(JSON.parse(readFileSync(INDEX_FILE, 'utf8')));
}

for (const packageName of ['errors', '']) {
  test(`a message with other names finds its entry first in ${packageName || 'all pages'}`, () => {
    const engine = openEngine();
    const missed = REAL.flatMap(([message, entry]) => {
      const { rows } = engine.search(message, { packageName });
      const first = rows.find(({ hash }) => hash !== '');
      const place = `${first?.route}${first?.hash}`;
      return place === `/docs/errors/${entry}` ? [] : [`${message}: ${place}`];
    });
    expect(missed).toEqual([]);
  });
}

test('a search for the text of a message finds a page of errors first', () => {
  const engine = openEngine();
  const messages = messagesOfPackages();
  expect(messages.length).toBeGreaterThan(50);
  const missed = messages.flatMap((message) => {
    const first = engine.search(message, { limit: 1 }).rows[0]?.route;
    return first?.startsWith('/docs/errors/') ? [] : [`${message}: ${first}`];
  });
  expect(missed).toEqual([]);
});
