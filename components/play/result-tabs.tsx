import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keyOf } from '@/components/browser/keys';
import { nextTab } from '@/components/browser/next-tab';

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
  const names = Object.keys(panels) as Name[];

  const handleKey = (event: KeyboardEvent) => {
    const { length } = names;
    const from = names.indexOf(shown);
    const next = nextTab(keyOf(event), event.currentTarget, from, length);
    const name = names[next ?? -1];
    if (name === undefined) return;
    event.preventDefault();
    onTurn(name);
    document.getElementById(`${id}-${name}`)?.focus();
  };

  return (
    <div className="tabs" data-alive="">
      <div
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
            {name} <Count {...counts[name]} />
          </button>
        ))}
      </div>
      {names.map((name) => (
        <Panel key={name} tabId={`${id}-${name}`} isShown={name === shown}>
          {panels[name]}
        </Panel>
      ))}
    </div>
  );
}

function Panel(props: {
  tabId: string;
  isShown: boolean;
  children: ReactNode;
}) {
  return (
    <div
      id={`${props.tabId}-panel`}
      className="tab-panel"
      role="tabpanel"
      aria-labelledby={props.tabId}
      data-selected={props.isShown ? '' : undefined}
    >
      {props.children}
    </div>
  );
}

function Count({ count = 0, isBad = false }) {
  if (count === 0) return null;
  return (
    <span className={isBad ? 'play-count play-bad' : 'play-count'}>
      {count}
    </span>
  );
}
