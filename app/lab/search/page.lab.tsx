'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SearchStatus } from '@/components/search/search-status';
import { fillCard } from '@/lib/browser/symbol-cards';
import { SearchPanel } from '@/components/search/search-panel.client';
import type { SearchPanelProps } from '@/components/search/search-panel.client';
import type { SearchHit, PanelResult } from '@/lib/search/query';
import { DOCUMENT_TYPE } from '@/lib/search';
import type { HoverSymbol } from '@/lib/fences';
import styles from '../lab.module.css';

const LONG =
  'A title that is much longer than anybody would write, with anUnbrokenIdentifierThatIsLongerThanTheColumn';

const TEXT =
  'A strategy decides when a change reaches the screen: at once, in the next frame, or when the browser has time.';

/** Gives the panel its texts without a server. */
const TEXT_URL = `data:application/json,${encodeURIComponent(JSON.stringify([TEXT, LONG]))}`;

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

function Panel({
  id,
  query,
  result = found([]),
}: {
  id: string;
  query: string;
  result?: PanelResult;
}) {
  const keys: SearchPanelProps['keys'] = useRef(null);
  const nothing = () => {};
  return (
    <div className={`search-panel ${styles['panel']}`}>
      <SearchPanel
        id={id}
        engine={{
          searchPanel: () => result,
          searchAll: () => ({ ...result, groups: [] }),
        }}
        textUrl={TEXT_URL}
        query={query}
        activeId={`${id}list-1`}
        keys={keys}
        onActive={nothing}
        onFound={nothing}
        onQuery={nothing}
        onChoose={nothing}
      />
    </div>
  );
}

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

function SymbolCard({ told }: { told: HoverSymbol }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card.current) fillCard(card.current, told);
  }, [told]);
  return (
    <figure className="code">
      <div ref={card} className={`symbol-card ${styles['card']}`} />
    </figure>
  );
}

function Specimen({
  name,
  draw,
}: {
  name: string;
  draw: (mode: string) => ReactNode;
}) {
  return (
    <section className={styles['specimen']} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles['modes']}>
        {['light', 'dark'].map((mode) => (
          <div key={mode} className={styles['mode']} data-theme={mode}>
            {draw(mode)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What opens below the search box and at a symbol, in every state, light beside dark. */
export default function SearchLab() {
  return (
    <main className={styles['lab']}>
      <h1>Search panel and symbol card</h1>
      {(['loading', 'failed'] as const).map((status) => (
        <Specimen
          key={status}
          name={`Search: ${status}`}
          draw={() => (
            <div className={`search-panel ${styles['panel']}`}>
              <SearchStatus status={status} onRetry={() => {}} />
            </div>
          )}
        />
      ))}
      {STATES.map(({ name, query, result }, index) => (
        <Specimen
          key={name}
          name={name}
          draw={(mode) => (
            <Panel
              id={`${mode}-${index}-`}
              query={query}
              {...(result ? { result } : {})}
            />
          )}
        />
      ))}
      {Object.entries(CARDS).map(([name, told]) => (
        <Specimen
          key={name}
          name={name}
          draw={() => <SymbolCard told={told} />}
        />
      ))}
    </main>
  );
}
