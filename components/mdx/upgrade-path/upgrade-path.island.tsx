'use client';

import { useLayoutEffect, useState } from 'react';
import { hashTarget } from '@/components/browser/hash-target';
import { ADDRESS_EVENT } from '@/components/browser/page-event';
import { replaceQuery } from '@/components/browser/replace-query';
import { Checklist, type Way } from './checklist';
import type { Step } from './read-steps';

/** Every package that follows Angular's majors; most applications have the first three. */
const PACKAGES = [
  ['state', 'State'],
  ['template', 'Template'],
  ['cdk', 'CDK'],
  ['isr', 'ISR'],
] as const;
const IDS = PACKAGES.map(([id]) => id);
const USUAL = IDS.slice(0, 3);

/** From one major to another: the checklists of all majors between them as one, of the packages in use. */
export default function UpgradePath({ steps }: { steps: readonly Step[] }) {
  const majors = steps.map(({ major }) => major);
  const first = (majors[0] ?? 0) - 1;
  const last = majors.at(-1) ?? 0;
  /** What the address asks for; without a query, the page is as it is. */
  const [{ way: asked, note, isEarlier }, setAddressed] = useState<Addressed>(
    {},
  );
  const way = asked ?? { from: last - 1, to: last, packages: USUAL };

  useLayoutEffect(() => {
    const read = () => setAddressed(addressedWay(first, last));
    const target = hashTarget(location.hash);
    const wasAtTop = target && isAtTop(target);
    read();
    // What is shown moves the place that the address names.
    if (wasAtTop) requestAnimationFrame(() => target.scrollIntoView());
    delete document.documentElement.dataset['waits'];
    window.addEventListener(ADDRESS_EVENT, read);
    return () => window.removeEventListener(ADDRESS_EVENT, read);
  }, [first, last]);

  const choose = (change: Partial<Way>) => {
    const next = { ...way, ...change };
    // It leads upwards: the other end follows.
    if (next.to <= next.from) {
      if (change.to === undefined) next.to = next.from + 1;
      else next.from = next.to - 1;
    }
    setAddressed({ way: next });
    const listed = next.packages.join(',');
    replaceQuery({
      from: String(next.from),
      to: String(next.to),
      packages: listed === USUAL.join(',') ? '' : listed || 'none',
    });
  };
  return (
    <>
      <Form way={way} majors={[first, ...majors]} choose={choose} />
      {note && (
        <p role="status">
          {note}{' '}
          {isEarlier && (
            <a href={`#from-${first - 1}-or-earlier`}>
              From {first - 1} or earlier
            </a>
          )}
        </p>
      )}
      {asked && <Checklist steps={steps} way={asked} />}
    </>
  );
}

/** Whether it is where the browser puts what an address names. */
function isAtTop(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect();
  const { scrollMarginTop } = getComputedStyle(target);
  return Math.abs(top - parseFloat(scrollMarginTop)) < 2;
}

type FormProps = {
  way: Way;
  majors: readonly number[];
  choose: (change: Partial<Way>) => void;
};

function Form({ way, majors, choose }: FormProps) {
  const ends = [
    ['from', 'From', majors.slice(0, -1)],
    ['to', 'To', majors.slice(1)],
  ] as const;
  return (
    <form
      className="form-row needs-js"
      aria-label="Your upgrade"
      onSubmit={(event) => {
        event.preventDefault();
        choose({});
      }}
    >
      {ends.map(([end, label, offered]) => (
        <label key={end}>
          {label}
          <select
            value={way[end]}
            onChange={({ target }) => choose({ [end]: Number(target.value) })}
          >
            {offered.map((major) => (
              <option key={major}>{major}</option>
            ))}
          </select>
        </label>
      ))}
      {PACKAGES.map(([id, label]) => {
        const isUsed = (one: string) => way.packages.includes(one);
        const toggled = () => IDS.filter((one) => isUsed(one) !== (one === id));
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isUsed(id)}
              onChange={() => choose({ packages: toggled() })}
            />
            {label}
          </label>
        );
      })}
      <button type="submit" className="button">
        Show the checklist
      </button>
    </form>
  );
}

/** What the address asks for, or the nearest to it that there is, which the note says. */
type Addressed = { way?: Way; note?: string; isEarlier?: boolean };

function addressedWay(first: number, last: number): Addressed {
  const query = new URLSearchParams(window.location.search);
  const asked = [query.get('from'), query.get('to')] as const;
  if (!asked.some(Boolean)) return {};
  const nearest = (end: string | null, otherwise: number): number =>
    Math.min(last, Math.max(first, Math.trunc(Number(end)) || otherwise));
  const to = nearest(asked[1], last);
  const from = nearest(asked[0], to - 1);
  const isEarlier = Number(asked[0] || first) < first;
  if (from >= to)
    return {
      note: `This page knows upgrades to a later major, between ${first} and ${last}, so there is no checklist for this address.`,
      isEarlier,
    };
  const named = query.get('packages')?.split(',') ?? USUAL;
  const way = { from, to, packages: IDS.filter((id) => named.includes(id)) };
  const unknown = named.filter((name) => !['', 'none', ...IDS].includes(name));
  if (unknown.length > 0)
    return { way, note: `There is no package "${unknown.join('", "')}".` };
  const isAsAsked = [from, to].every((end, at) =>
    ['', String(end)].includes(asked[at] ?? ''),
  );
  return isAsAsked
    ? { way }
    : {
        way,
        note: `This page knows the majors ${first} to ${last}, so this is the checklist from ${from} to ${to} instead.`,
        isEarlier,
      };
}
