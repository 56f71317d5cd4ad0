import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';

type TabProps = { label: string; children: ReactNode };

/** One panel of a tab list; the label also stands above the panel where tabs cannot work. */
export function Tab({ label, children }: TabProps) {
  return (
    <div className="tab-panel" data-label={label}>
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}

type TabsProps = { group?: string | undefined; children: ReactNode };

/**
 * Alternatives of which one is shown. Without JavaScript all panels are readable under their labels;
 * the browser gives the list its keyboard behaviour and remembers the choice of a group.
 */
export function Tabs({ group, children }: TabsProps) {
  const labels = Children.toArray(children)
    .filter(isValidElement<TabProps>)
    .map((tab) => tab.props.label);
  return (
    <site-tabs className="tabs" data-tab-group={group}>
      <div className="tab-list" role="tablist" aria-label={labels.join(' or ')}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            className="tab"
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </site-tabs>
  );
}
