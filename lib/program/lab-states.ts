import type { SearchHit } from '@/lib/search/query';
import type { PanelResult } from '@/lib/search/query';
import { DOCUMENT_TYPE } from '@/lib/search';
import type { HoverSymbol } from '@/lib/fences';
import { FAILED } from '@/lib/browser/demo-bar';
import { element } from '@/lib/browser/dom';
import { searchStatus } from '@/lib/search/box';
import { SearchPanel } from '@/lib/search/panel';
import { drawDialog, drawerContent } from '@/lib/browser/mobile-drawer';
import { drawPreview } from '@/lib/browser/preview-card';
import { fillCard } from '@/lib/browser/symbol-card';
import { stepValues } from '@/lib/browser/value-steps';

const LONG =
  'A title that is much longer than anybody would write, with anUnbrokenIdentifierThatIsLongerThanTheColumn';

const TEXT =
  'A strategy decides when a change reaches the screen: at once, in the next frame, or when the browser has time.';

const hit = (
  id: number,
  type: SearchHit['document']['type'],
  title: string,
  group: Partial<SearchHit> = {},
): SearchHit => ({
  document: {
    id,
    type,
    pageId: id,
    title,
    url: '/docs/cdk/render-strategies',
    hash: '',
    breadcrumbs: ['CDK', 'Render strategies'],
  },
  pageTitle: 'Render strategies',
  position: id % 2,
  hashes: [],
  isInnerOfGroup: false,
  isLastOfGroup: false,
  ...group,
});

const found = (hits: SearchHit[], pageCount = hits.length): PanelResult => ({
  hits,
  pageCount,
  terms: { weights: new Map([['strategy', 1]]), beginnings: ['strateg'] },
  highlight: [],
  nearest: [],
});

const STATES: { name: string; query: string; result?: PanelResult }[] = [
  { name: 'Nothing typed', query: '' },
  {
    name: 'Results of every kind',
    query: 'strategy',
    result: found(
      [
        hit(0, DOCUMENT_TYPE.page, 'Render strategies'),
        hit(1, DOCUMENT_TYPE.heading, 'Choose a strategy', {
          isInnerOfGroup: true,
        }),
        hit(2, DOCUMENT_TYPE.content, 'Strategy by name', {
          isLastOfGroup: true,
        }),
        hit(3, DOCUMENT_TYPE.heading, 'Strategies of a directive'),
      ],
      12,
    ),
  },
  {
    name: 'One result',
    query: 'strategy',
    result: found([hit(0, DOCUMENT_TYPE.page, 'Render strategies')]),
  },
  {
    name: 'Long results',
    query: LONG,
    result: found([
      hit(1, DOCUMENT_TYPE.page, LONG),
      hit(3, DOCUMENT_TYPE.content, `${LONG} ${LONG}`),
    ]),
  },
  {
    name: 'No results, with similar names',
    query: 'qqq',
    result: {
      ...found([]),
      nearest: [
        { route: '/docs/state', title: 'State' },
        { route: '/docs/cdk', title: LONG },
      ],
    },
  },
  { name: 'No results at all', query: 'qqq', result: found([]) },
];

const CARDS: Record<string, HoverSymbol> = {
  'With a link': {
    signature: 'function rxState<T extends object>(): RxState<T>',
    doc: 'Creates a state and ties it to the life of the `DestroyRef`.',
    link: { href: '/docs/state', title: 'State' },
  },
  'Signature only': {
    signature: 'const count: number',
    doc: '',
    link: null,
  },
  Long: {
    signature: `function ${LONG.replaceAll(' ', '')}(): void\n`.repeat(8),
    doc: `${LONG} ${TEXT}`,
    link: { href: '/docs/state', title: LONG },
  },
};

/** Parts that scripts make, in every state: by the name of the part, and that of the state. */
export const DRAWN: Readonly<Record<string, () => Record<string, Node>>> = {
  'Search panel': drawPanels,
  'Symbol card': () =>
    mapValues(CARDS, (told) => {
      const box = element('div', { class: 'symbol-card' });
      // It is measured in its place.
      requestAnimationFrame(() => fillCard(box, told));
      return element('figure', { class: 'code' }, box);
    }),
  'Link preview': () => ({
    Page: drawPreview({ section: 'CDK', title: 'Strategies', sentence: TEXT }),
    Long: drawPreview({ section: LONG, title: LONG, sentence: TEXT }),
    'Title only': drawPreview({ section: '', title: 'State', sentence: '' }),
  }),
  'Mobile sidebar': () => ({ 'Main menu': drawDrawer() }),
  'Values, step by step': () => ({
    'First value': drawSteps(0),
    'Last value': drawSteps(2),
  }),
  'Running demo': () => ({
    'Before the first run': drawDemo('', 'Run'),
    Running: drawDemo('The demo is running.', 'Stop', 'Restart'),
    Failed: drawDemo(FAILED, 'Run'),
  }),
};

function mapValues<Value>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Node,
): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, map(value)]),
  );
}

function newPanel(): HTMLElement {
  return element('div', { class: 'search-panel' });
}

function drawPanels(): Record<string, Node> {
  const statuses = { Loading: 'loading', Failed: 'failed' } as const;
  return {
    ...mapValues(statuses, (status) => {
      const panel = newPanel();
      panel.append(searchStatus(status, () => {}));
      return panel;
    }),
    ...Object.fromEntries(
      STATES.map(({ name, query, result = found([]) }) => [
        name,
        drawPanel(newPanel(), query, result),
      ]),
    ),
  };
}

function drawDrawer(): Node {
  const body = element('div');
  body.append(...drawerContent());
  const dialog = drawDialog(body);
  dialog.setAttribute('open', '');
  return dialog;
}

/** What stands below the block of a demo, as `lib/demos/draw` makes it. */
function drawDemo(status: string, ...buttons: string[]): HTMLElement {
  const [run = '', ...others] = buttons;
  return element(
    'div',
    { class: 'demo', role: 'group', 'aria-label': 'Demo: Tide gauge' },
    element(
      'div',
      { class: 'demo-bar' },
      element('button', { type: 'button', 'data-demo-run': true }, run),
      ...others.map((label) => element('button', { type: 'button' }, label)),
      element(
        'label',
        {},
        'Rows ',
        element('select', {}, element('option', {}, '100')),
      ),
      element('span', { class: 'demo-status', role: 'status' }, status),
    ),
    element(
      'div',
      { class: 'demo-stage' },
      element('h2', {}, 'Water level'),
      element('p', {}, '124 cm'),
      element('button', { type: 'button' }, 'Calibrate'),
    ),
  );
}

/** A block of three values, at one of them. */
function drawSteps(presses: number): HTMLElement {
  const code = element('code');
  for (const value of ['1', '2', '3']) {
    code.append(
      'log(count());',
      element('span', { class: 'r' }, `// => ${value}`),
    );
    code.append('\n');
  }
  const figure = element(
    'figure',
    { class: 'code', 'data-values': '[[0,"1"],[1,"2"],[2,"3"]]' },
    element('figcaption', {}, 'TypeScript'),
    element('pre', { tabindex: 0 }, code),
  );
  stepValues(figure);
  const next = figure.querySelectorAll<HTMLElement>('.code-steps button')[1];
  for (let press = 0; press < presses; press++) next?.click();
  return figure;
}

function drawPanel(panel: HTMLElement, query: string, result: PanelResult) {
  const input = element('input', {});
  input.value = query;
  const shown = new SearchPanel(
    { root: panel, input, panel, status: element('p') },
    {
      engine: {
        searchPanel: () => result,
        searchAll: () => ({ ...result, groups: [] }),
        pagesAt: () => found([hit(0, DOCUMENT_TYPE.page, 'Start here')]).hits,
        understand: () => {},
      },
      loadMeaning: () => Promise.resolve(false),
      texts: {
        of: () => [TEXT, LONG],
        load: () => Promise.resolve(false),
        loadAll: () => Promise.resolve(false),
      },
    },
    () => {},
  );
  shown.draw();
  return panel;
}
