import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keyOf } from '@/components/browser/keys';

type ResultTabsProps<Name extends string> = {
  shown: Name;
  panels: Readonly<Record<Name, ReactNode>>;
  /** How much there is behind a tab, and whether it is bad. */
  counts: Readonly<Partial<Record<Name, { count: number; isBad: boolean }>>>;
  onTurn: (name: Name) => void;
};

/** Panels of which one is shown, by the ARIA pattern of tabs. */
export function ResultTabs<Name extends string>(props: ResultTabsProps<Name>) {
  const { shown, panels, counts, onTurn } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(panels) as Name[];

  const handleKey = (event: KeyboardEvent) => {
    const next = nextIndex(event, names.indexOf(shown), names.length);
    const name = names[next];
    if (name === undefined) return;
    event.preventDefault();
    onTurn(name);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tabs" data-alive="">
      <div
        ref={list}
        className="tab-list"
        role="tablist"
        aria-label={names.join(' or ')}
        onKeyDown={handleKey}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onTurn(name)}
          >
            {name}
            <Count {...(counts[name] ?? NONE)} />
          </button>
        ))}
      </div>
      {names.map((name) => (
        <Panel key={name} id={`${id}-${name}`} isShown={name === shown}>
          {panels[name]}
        </Panel>
      ))}
    </div>
  );
}

/** @param id of its tab */
function Panel(props: { id: string; isShown: boolean; children: ReactNode }) {
  return (
    <div
      id={`${props.id}-panel`}
      className="tab-panel"
      role="tabpanel"
      aria-labelledby={props.id}
      data-selected={props.isShown ? '' : undefined}
    >
      {props.children}
    </div>
  );
}

const NONE = { count: 0, isBad: false };

function Count({ count, isBad }: typeof NONE) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={isBad ? 'play-count play-bad' : 'play-count'}>
        {count}
      </span>
    </>
  );
}

/** @returns -1 for keys that lead nowhere; the next tab stands on the left where text runs to the left */
function nextIndex(event: KeyboardEvent, index: number, count: number): number {
  const key = keyOf(event);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return -1;
  const { direction } = getComputedStyle(event.currentTarget);
  return (index + count + (direction === 'rtl' ? -step : step)) % count;
}
