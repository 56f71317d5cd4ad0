import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  checkInEngine,
  collectTutorials,
  STEP_DONE,
} from '@/lib/playground/check';
import { findBrowser } from '@/lib/samples/chromium';
import { PLAYGROUND } from '@/lib/site/product';
import { LINT } from '@/lib/site/product/linter';
import { stepSample } from '@/tests/support/step-sample';

const TUTORIALS = [...collectTutorials(path.resolve('content')).values()];

function check(samples: Parameters<typeof checkInEngine>[0], slowdown = 1) {
  const browser = findBrowser(process.cwd());
  if (!browser) throw new Error('There is no browser; run `npm run browser`.');
  return checkInEngine(samples, {
    packs: PLAYGROUND.packs,
    lint: LINT,
    browser,
    cacheDir: '.cache/export',
    slowdown,
  });
}

test('every solution passes its check, and every start is told what is missing', async () => {
  const tries = TUTORIALS.flatMap((tutorial) =>
    tutorial.steps.flatMap((step) => [
      stepSample(step, tutorial, step.start),
      stepSample(step, tutorial, step.solution),
    ]),
  );
  const results = await check(tries);
  if (process.env['SHOW']) console.log(results.join('\n'));
  for (const [index, result] of results.entries()) {
    if (index % 2 === 1) expect(result).toBe(STEP_DONE);
    else expect(result).toMatch(/^(?!done)\S.* .*[.?]$/);
  }
});

/** A solution with a mistake of a beginner in it, and what the reader is to be told. */
const MISTAKES: readonly (readonly [
  page: string,
  step: number,
  from: string,
  to: string,
  says: string,
])[] = [
  ['first-state', 1, 'of stations();', 'of stations;', 'call it with ()'],
  [
    'first-state',
    1,
    "signal('stations')",
    "signal('bikes')",
    'use the same key',
  ],
  ['first-state', 1, ': {{ station.bikes }}', '', 'Print station.bikes'],
  ['first-state', 1, 'station.name', 'statoin.name', 'misspelt'],
  ['first-state', 1, '</h2>', '</h3>', 'app.ts'],
  [
    'first-state',
    2,
    'applyTrip(stations, trip)',
    'stations',
    'No trip reaches',
  ],
  ['first-state', 2, ' this.feed.trips$', ' feed.trips$', 'app.ts'],
  ['first-state', 2, 'inject(BikeFeed)', 'undefined as any', 'not defined yet'],
  ['first-state', 3, 'hideEmpty: !hideEmpty', 'hideEmpty: true', 'opposite'],
  ['first-state', 3, ' || !hideEmpty()', '', 'list all stations'],
  [
    'first-state',
    3,
    '"toggleEmpty()"',
    '"toggleEmpty"',
    'Does the checkbox write',
  ],
  ['first-state', 4, '{{ total() }}', '{{ total }}', 'has to call a signal'],
  ['first-state', 4, '{{ shown().length }}', '3', 'Count the stations'],
  ['first-state', 4, 'sum + bikes', 'sum + 1', 'Add up station.bikes'],
  ['first-state', 5, 'change: -1', 'change: 1', 'is -1'],
  [
    'first-state',
    5,
    'merge(this.feed.trips$, rented$)',
    'rented$',
    'Merge both',
  ],
  ['first-state', 5, 'rent(station.id)', 'rent(station.name)', 'station.id'],
  ['first-state', 6, "=== 'true'", '!== null', 'is truthy'],
  [
    'first-state',
    6,
    "getItem('hideEmpty') === 'true'",
    "getItem('x') === 'true'",
    'compare it',
  ],
  [
    'first-state',
    6,
    'register(this.state',
    '(() => {})(this.state',
    'Register an effect',
  ],
  [
    'first-state',
    7,
    "selector: 'app-root'",
    "selector: 'app-root', providers: [BikeBoard]",
    'its own state',
  ],
  [
    'first-state',
    7,
    'board.rent(station.id)',
    'board.rent',
    'do not reach the service',
  ],
  [
    'large-live-list',
    1,
    'imports: [BikeRow,',
    'imports: [',
    'missing in the imports',
  ],
  ['large-live-list', 1, 'of shown();', 'of shown;', 'call it with ()'],
  ['large-live-list', 1, 'street.toLowerCase()', 'street', 'lower case'],
  [
    'large-live-list',
    2,
    'PauseMeter, RxFor',
    'PauseMeter',
    'missing in the imports',
  ],
  [
    'large-live-list',
    3,
    '[...this.shown()]',
    '[...this.bikes()]',
    'from shown()',
  ],
  [
    'large-live-list',
    4,
    'a.length === b.length',
    'false',
    'is not rendered again',
  ],
  ['large-live-list', 4, '; renderCallback: drawn$', '', 'renderCallback'],
  [
    'large-live-list',
    5,
    'RxFor, RxVirtualFor,',
    'RxFor,',
    'missing in the imports',
  ],
  [
    'large-live-list',
    6,
    "scrollToIndex(0, 'smooth')",
    'getScrollTop()',
    'scrollToIndex',
  ],
  ['large-live-list', 6, 'topRow() + 1', 'topRow()', 'Add one'],
  [
    'loading-error-empty',
    1,
    'imports: [RxLet]',
    'imports: []',
    'missing in the imports',
  ],
  ['loading-error-empty', 1, "'Harbour'", "'harbour'", "near('Harbour')"],
  ['loading-error-empty', 1, '"bikes$;', '"bike$;', 'Nothing arrives'],
  [
    'loading-error-empty',
    2,
    'suspense: searching',
    'suspense: loading',
    'suspense use the name',
  ],
  [
    'loading-error-empty',
    3,
    '; suspenseTrigger: place$',
    '',
    'Bind suspenseTrigger',
  ],
  [
    'loading-error-empty',
    3,
    "new BehaviorSubject('Harbour')",
    "new BehaviorSubject('')",
    'Start with a place',
  ],
  ['loading-error-empty', 4, '@empty', '@if (false)', '@empty'],
  [
    'loading-error-empty',
    5,
    '; errorTrigger: failure$',
    '',
    'failure is not shown',
  ],
  [
    'loading-error-empty',
    5,
    'place$.next(place$.value)',
    'place$.value',
    'Let the button',
  ],
  ['loading-error-empty', 6, '#searching let-old', '#searching', 'let-old'],
];

/** What makes no difference to a reader, and so none to a check. */
const OTHER_WAYS: typeof MISTAKES = [
  [
    'first-state',
    1,
    '<p>{{ station.name }}: {{ station.bikes }}</p>',
    '<li><b>{{ station.name }}</b> – {{ station.bikes }} bikes</li>',
    '',
  ],
  ['first-state', 3, 'Hide empty stations', 'hide empty stations.', ''],
  ...[
    '[hidden]="hideEmpty() && !station.bikes"',
    "[style.display]=\"hideEmpty() && !station.bikes ? 'none' : ''\"",
    "[style.visibility]=\"hideEmpty() && !station.bikes ? 'hidden' : ''\"",
  ].map(
    (hides) =>
      [
        'first-state',
        3,
        `@if (station.bikes > 0 || !hideEmpty()) {
        <p>`,
        `@if (true) {
        <p ${hides}>`,
        '',
      ] as const,
  ),
  [
    'first-state',
    6,
    "localStorage.setItem('hideEmpty', String(hideEmpty))",
    "{ localStorage['hideEmpty'] = hideEmpty; }",
    '',
  ],
  [
    'first-state',
    4,
    '<h2>{{ total() }} bikes at {{ shown().length }} stations</h2>',
    '<b>{{ total() }}</b> Bikes, at <b>{{ shown().length }}</b> stations.',
    '',
  ],
  [
    'loading-error-empty',
    2,
    '<p role="status">Searching …</p>',
    '<em>searching...</em>',
    '',
  ],
  ['loading-error-empty', 5, 'Try again</button>', 'try again!</button>', ''],
];

function resultsOf(tries: typeof MISTAKES) {
  return check(
    tries.map(([page, number, from, to]) => {
      const tutorial = TUTORIALS.find((one) => one.page.endsWith(`/${page}`));
      const step = tutorial?.steps[number - 1];
      if (!tutorial || !step) throw new Error(`There is no ${page} ${number}.`);
      const [entry, ...others] = step.solution;
      const text = entry?.text.replace(from, to) ?? '';
      expect(text, from).not.toBe(entry?.text);
      return stepSample(step, tutorial, [{ name: 'app.ts', text }, ...others]);
    }),
  );
}

test('common mistakes are told with their likely cause', async () => {
  const results = await resultsOf(MISTAKES);
  const wrong = MISTAKES.flatMap((one, index) =>
    results[index]?.includes(one[4]) ? [] : [[...one, results[index]]],
  );
  expect(wrong).toEqual([]);
});

test('words in other tags, with other marks or in another case pass', async () => {
  const results = await resultsOf(OTHER_WAYS.map((one) => one));
  expect(results).toEqual(OTHER_WAYS.map(() => STEP_DONE));
});

test('on a processor four times slower, all programs of the large list are shown and pass', async () => {
  test.skip(!process.env['LONG_TESTS'], 'minutes: LONG_TESTS=1');
  test.setTimeout(1_800_000);
  const tutorial = TUTORIALS.find(({ page }) => page.endsWith('live-list'));
  if (!tutorial) throw new Error('There is no such tutorial.');
  const shown = tutorial.steps.map(({ solution: files, pauseMs }) => ({
    index: 0,
    project: { files, isTimeReal: true as const, pauseMs },
    throws: undefined,
  }));
  const checks = tutorial.steps.map((step) =>
    stepSample(step, tutorial, step.solution),
  );
  const results = await check([...shown, ...checks], 4);
  expect(results).toEqual([
    ...shown.map(() => 'shows'),
    ...checks.map(() => STEP_DONE),
  ]);
});
