import type { SearchHit } from '@/lib/search/query';
import type { PanelResult } from '@/lib/search/query';
import { DOCUMENT_TYPE } from '@/lib/search';
import type { HoverSymbol } from '@/lib/fences';
import { element } from '@/lib/browser/dom';
import { showCrash } from '@/lib/browser/crash';
import { retry } from '@/lib/browser/navigation/navigation';
import { searchStatus } from '@/lib/search/box';
import { SearchPanel } from '@/lib/search/panel';
import { fillCard } from '@/lib/browser/symbol-card';

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
  sectionId: id % 2,
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
  'Symbol card': {
    signature: 'function rxState<T extends object>(): RxState<T>',
    doc: 'Creates a state and ties it to the life of the `DestroyRef`.',
    link: { href: '/docs/state', title: 'State' },
  },
  'Symbol card: signature only': {
    signature: 'const count: number',
    doc: '',
    link: null,
  },
  'Symbol card: long': {
    signature: `function ${LONG.replaceAll(' ', '')}(): void\n`.repeat(8),
    doc: `${LONG} ${TEXT}`,
    link: { href: '/docs/state', title: LONG },
  },
};

/**
 * Brings a page of the lab to life; only in builds with SITE_LAB=1.
 *
 * @param root what says with `data-lab` which page it is
 */
export function startLab(root: HTMLElement, signal: AbortSignal): void {
  if (root.dataset['lab'] === 'crash') startCrashes(root, signal);
  else root.append(...specimens(root.dataset));
}

/** Cannot be shown as text, so the report of the page crash crashes as well. */
const UNPRINTABLE = {
  toString(): string {
    throw new Error('The lab crashed the shell.');
  },
};

function startCrashes(root: HTMLElement, signal: AbortSignal): void {
  const [page, shell] = root.querySelectorAll('button');
  const crash = (target: HTMLElement | undefined, error: unknown) =>
    target?.addEventListener('click', () => showCrash(error, retry), {
      signal,
    });
  crash(page, new Error('The lab crashed this page.'));
  crash(shell, UNPRINTABLE);
}

/** What opens below the search box and at a symbol, in every state, light beside dark. */
function specimens({ specimen, modes, mode, panel, card }: DOMStringMap) {
  const draw = (name: string, drawOne: (id: string) => Node) =>
    element(
      'section',
      { class: specimen, 'aria-label': name },
      element('h2', {}, name),
      element(
        'div',
        { class: modes },
        ...['light', 'dark'].map((theme) =>
          element(
            'div',
            { class: mode, 'data-theme': theme },
            drawOne(`${theme}-${name.replaceAll(/\W/g, '-')}`),
          ),
        ),
      ),
    );
  const newPanel = (id: string) =>
    element('div', { class: `search-panel ${panel}`, id });
  return [
    ...(['loading', 'failed'] as const).map((status) =>
      draw(`Search: ${status}`, (id) => {
        const box = newPanel(id);
        box.append(searchStatus(status, () => {}));
        return box;
      }),
    ),
    ...STATES.map(({ name, query, result = found([]) }) =>
      draw(name, (id) => drawPanel(newPanel(id), query, result)),
    ),
    ...Object.entries(CARDS).map(([name, told]) =>
      draw(name, () => {
        const box = element('div', { class: `symbol-card ${card}` });
        requestAnimationFrame(() => fillCard(box, told));
        return element('figure', { class: 'code' }, box);
      }),
    ),
  ];
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
      },
      loadTexts: () => Promise.resolve([TEXT, LONG]),
    },
    () => {},
  );
  shown.draw();
  return panel;
}
