import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMdx } from '@/lib/base/source';
import { createSearchEngine, type SearchRow } from '@/lib/search/query';
import { slugOf } from '@/lib/search/slug';
import type { SerializedSearchIndex } from '@/lib/search/types';
import { messagesOfPackages } from './support/package-messages';

const INDEX_FILE = 'public/search-index.json';
const ASKED_FILE = 'public/search-index-asked.json';
/** Symptoms are no messages. */
const IS_ENTRY = /^\/docs\/errors\/(?!symptoms)/;
const LIST = 'content/docs/errors/index.mdx';

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
    'No provider for RxStrategyProvider',
    'cdk#ng0201-no-provider-found-for-rxstrategyprovider',
  ],
  [
    'NullInjectorError: R3InjectorError(Standalone[_App])[RxStrategyProvider -> RxStrategyProvider]: NullInjectorError: No provider for RxStrategyProvider!',
    'cdk#ng0201-no-provider-found-for-rxstrategyprovider',
  ],
  [
    'NullInjectorError: No provider for _RxVirtualScrollStrategy!',
    'template#ng0201-no-provider-found-for-rxvirtualscrollstrategy',
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
    "NG8002: Can't bind to 'rxForOf' since it isn't a known property of 'li'.",
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
  [
    `src/app/cart/cart.ts:3:10 - error TS2305: Module '"@rx-angular/template"' has no exported member 'LetModule'.`,
    'angular#in-typescript',
  ],
  [
    `Module '"@rx-angular/cdk"' has no exported member 'dictionaryToList'.ts(2305)`,
    'angular#in-typescript',
  ],
  [
    'npm error code ERESOLVE npm error ERESOLVE unable to resolve dependency tree npm error While resolving: cart@0.0.0 npm error Found: @angular/core@22.0.1 npm error node_modules/@angular/core npm error Could not resolve dependency: npm error peer @angular/core@"^21.0.0" from @rx-angular/state@21.1.2',
    'angular#in-npm-and-the-angular-cli',
  ],
  [
    'RuntimeError: NG0908: In this configuration Angular requires Zone.js',
    'angular#while-the-application-runs',
  ],
  [
    'ERROR TypeError: this.actions.saveInvoice is not a function at InvoicePage.save (invoice-page.ts:31:18)',
    'state#actions-is-not-a-function',
  ],
  ['actions.moorBoat is not a function', 'state#actions-is-not-a-function'],
  ['the list does not update', 'symptoms#the-list-does-not-update'],
  ['nothing is shown', 'template#nothing-is-shown-and-there-is-no-message'],
];

function openEngine() {
  if (!existsSync(INDEX_FILE)) {
    throw new Error(
      `[site] ${INDEX_FILE} is missing, so nothing can be searched. Run "npm run build" first.`,
    );
  }
  const engine = createSearchEngine(readJson(INDEX_FILE));
  engine.addMore(readJson(ASKED_FILE));
  return engine;
}

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Where the field of the errors leads first, and the search of the site. */
function firstPlaces(
  engine: ReturnType<typeof openEngine>,
  message: string,
): string[] {
  const field = engine.search(message, { packageName: 'errors', limit: 16 });
  const panel = engine.search(message, { limit: 8 });
  return [field.rows.find(({ hash }) => hash), panel.rows[0]].map(placeOf);
}

const placeOf = (row: Pick<SearchRow, 'route' | 'hash'> | undefined): string =>
  `${row?.route}${row?.hash}`;

/** The messages that the index of the errors lists under the heading of their entry, and those that pages quote. */
function allEntries(): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  const add = (text: string, place: string) => {
    const message = text.replaceAll('…', 'KayakDock7');
    entries.set(message, [...(entries.get(message) ?? []), place]);
  };
  visit(parseMdx(readFileSync(LIST, 'utf8'), LIST), 'link', (link) => {
    const [, hash = ''] = link.url.split('#');
    const text = toString(link);
    if (IS_ENTRY.test(link.url) && hash.startsWith(slugOf(text)))
      add(text, link.url);
  });
  const [pages, headings, contents] = readJson(
    INDEX_FILE,
  ) as SerializedSearchIndex;
  let first = 0;
  for (const [id, record] of contents.documents.entries()) {
    const [sections, , messages = []] = record;
    for (const [section, message] of messages) {
      const heading = headings.documents[first + section] ?? '';
      const hash = typeof heading === 'string' ? slugOf(heading) : heading[1];
      add(message, `${pages.documents[id]?.[0]}#${hash}`);
    }
    first += sections;
  }
  return entries;
}

test('every message leads to its entry first, in the field of the errors and in the search, whatever names stand in it', () => {
  const engine = openEngine();
  const real = REAL.map(([message, entry]): [string, string[]] => [
    message,
    [`/docs/errors/${entry}`],
  ]);
  const asked = [...allEntries(), ...real];
  expect(asked.length).toBeGreaterThan(120);
  const missed = asked.flatMap(([message, entries]) =>
    firstPlaces(engine, message).every((place) => entries.includes(place))
      ? []
      : [{ message, entries, found: firstPlaces(engine, message) }],
  );
  expect(missed).toEqual([]);
  expect(real.filter(([message]) => !engine.search(message).isLikely)).toEqual(
    [],
  );
});

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
