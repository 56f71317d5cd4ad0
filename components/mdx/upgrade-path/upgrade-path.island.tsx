'use client';

import { useLayoutEffect, useState } from 'react';
import { ADDRESS_EVENT } from '@/components/browser/page-event';
import { hashTarget } from '@/components/browser/hash-target';
import { replaceQuery } from '@/components/browser/replace-query';
import { Checklist } from './checklist';
import type { Step } from './read-steps';
import { useTicks } from './use-ticks';

/** Every package that follows Angular's majors, and whether most applications have it. */
const PACKAGES = [
  ['state', 'State', true],
  ['template', 'Template', true],
  ['cdk', 'CDK', true],
  ['isr', 'ISR', false],
] as const;
const USUAL = PACKAGES.filter(([, , isUsual]) => isUsual).map(([id]) => id);

type Way = { from: number; to: number; packages: readonly string[] };

const usualWayTo = (to: number): Way => ({
  from: to - 1,
  to,
  packages: USUAL,
});

/** From one major to another: the checklists of all majors between them as one, of the packages in use. */
export default function UpgradePath({ steps }: { steps: readonly Step[] }) {
  const majors = steps.map(({ major }) => major);
  const first = (majors[0] ?? 0) - 1;
  const last = majors.at(-1) ?? 0;
  const [way, setWay] = useState(() => usualWayTo(last));
  /** The address says what is shown; without a query, the page is as it is. */
  const [isShown, setIsShown] = useState(false);
  const ticks = useTicks();

  useLayoutEffect(() => {
    const read = () => {
      const asked = addressedWay(first, last);
      setIsShown(asked !== undefined);
      if (asked) setWay(asked);
      return asked !== undefined;
    };
    const target = hashTarget(location.hash);
    const wasAtTop = target && isAtTop(target);
    // What is shown moves the place that the address names.
    if (read() && wasAtTop)
      requestAnimationFrame(() => target.scrollIntoView());
    delete document.documentElement.dataset['waits'];
    window.addEventListener(ADDRESS_EVENT, read);
    return () => window.removeEventListener(ADDRESS_EVENT, read);
  }, [first, last]);

  const choose = (change: Partial<Way>) => {
    const next = { ...way, ...change };
    if (next.to <= next.from) {
      if (change.to === undefined) next.to = next.from + 1;
      else next.from = next.to - 1;
    }
    setWay(next);
    setIsShown(true);
    const listed = next.packages.join(',');
    replaceQuery({
      from: String(next.from),
      to: String(next.to),
      packages: listed === USUAL.join(',') ? '' : listed || 'none',
    });
  };
  return (
    <>
      <Form way={way} first={first} majors={majors} choose={choose} />
      {isShown && (
        <Checklist
          steps={steps.filter(
            ({ major }) => major > way.from && major <= way.to,
          )}
          {...way}
          ticks={ticks}
        />
      )}
    </>
  );
}

/** Whether it is where the browser puts what an address names. */
function isAtTop(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect();
  return (
    Math.abs(top - parseFloat(getComputedStyle(target).scrollMarginTop)) < 2
  );
}

type FormProps = {
  way: Way;
  first: number;
  majors: readonly number[];
  choose: (change: Partial<Way>) => void;
};

function Form({ way, first, majors, choose }: FormProps) {
  const { from, to, packages } = way;
  return (
    <form
      className="form-row needs-js"
      aria-label="Your upgrade"
      onSubmit={(event) => {
        event.preventDefault();
        choose({});
      }}
    >
      <Major
        label="From"
        value={from}
        majors={[first, ...majors.slice(0, -1)]}
        onChoose={(major) => choose({ from: major })}
      />
      <Major
        label="To"
        value={to}
        majors={majors}
        onChoose={(major) => choose({ to: major })}
      />
      {PACKAGES.map(([id, label]) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={packages.includes(id)}
            onChange={({ target }) =>
              choose({ packages: withPackage(packages, id, target.checked) })
            }
          />
          {label}
        </label>
      ))}
      <button type="submit" className="button">
        Show the checklist
      </button>
    </form>
  );
}

type MajorProps = {
  label: string;
  value: number;
  majors: readonly number[];
  onChoose: (major: number) => void;
};

function Major({ label, value, majors, onChoose }: MajorProps) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {majors.map((major) => (
          <option key={major}>{major}</option>
        ))}
      </select>
    </label>
  );
}

const withPackage = (
  packages: readonly string[],
  id: string,
  isUsed: boolean,
): string[] =>
  PACKAGES.map(([one]) => one).filter((one) =>
    one === id ? isUsed : packages.includes(one),
  );

/** What the address asks for; nothing where it asks for no way upwards within what there is. */
function addressedWay(first: number, last: number): Way | undefined {
  const query = new URLSearchParams(window.location.search);
  const from = Number(query.get('from'));
  const to = Number(query.get('to') ?? last);
  const isWay =
    [from, to].every(Number.isInteger) &&
    first <= from &&
    from < to &&
    to <= last;
  if (!isWay) return undefined;
  const packages = query.get('packages')?.split(',') ?? USUAL;
  return { from, to, packages };
}
