'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { closestTarget } from '@/components/browser/closest-target';
import { isPlain, keyOf } from '@/components/browser/keys';
import { PAGE_EVENT } from '@/components/browser/page-event';
import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/base/url';
import { filterTree, hitsOf } from './filter-tree';
import './sidebar-filter.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Narrows the tree of the sidebar around it to what is typed: by mouse, and by arrow keys and Enter. */
export default function SidebarFilter() {
  const field = useRef<HTMLInputElement>(null);
  const isFollowed = useRef(false);
  /** Nothing before it is alive. */
  const [text, setText] = useState<string>();
  const [count, setCount] = useState(0);
  const wanted = text?.trim().toLowerCase() ?? '';

  useLayoutEffect(() => {
    const root = field.current?.closest('[data-sidebar]');
    if (!root) return;
    filterTree(root, wanted);
    setCount(hitsOf(root).length);
  }, [wanted]);

  const clear = () => {
    if (field.current) field.current.value = '';
    setText('');
  };
  const handleKey = useEffectEvent((event: KeyboardEvent, root: Element) => {
    const { target } = event;
    const key = keyOf(event);
    if (wanted === '') return;
    const step = STEPS[key];
    if (key === 'Enter' && target === field.current) {
      event.preventDefault();
      hitsOf(root)[0]?.click();
    } else if (key === 'Escape') {
      event.preventDefault();
      clear();
      field.current?.focus();
    } else if (step !== undefined) {
      event.preventDefault();
      const stops = [field.current, ...hitsOf(root)];
      const from = stops.findIndex((stop) => stop === target);
      stops[(from + step + stops.length) % stops.length]?.focus();
    }
  });
  const handlePage = useEffectEvent(() => {
    if (isFollowed.current) clear();
    isFollowed.current = false;
  });
  useLayoutEffect(() => {
    const root = field.current?.closest<HTMLElement>('[data-sidebar]');
    if (!root) return;
    const end = new AbortController();
    const { signal } = end;
    setText('');
    root.addEventListener('keydown', (event) => handleKey(event, root), {
      signal,
    });
    root.addEventListener(
      'click',
      (event) => {
        const link = closestTarget(event, 'a');
        isFollowed.current = link !== undefined && isPlain(event);
      },
      { signal },
    );
    // Where the tree stays, the tree is whole again on the page that the filter has led to.
    window.addEventListener(PAGE_EVENT, () => handlePage(), { signal });
    return () => end.abort();
  }, []);

  const isSilent = wanted === '' || count > 0;
  return (
    <>
      <label className="sidebar-filter needs-js">
        <Icon name="filter" />
        <span className="visually-hidden">Filter navigation</span>
        <input
          ref={field}
          type="search"
          placeholder="Filter"
          autoComplete="off"
          data-sidebar-filter=""
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {text !== undefined && (
        <p
          role="status"
          className={
            isSilent ? 'sidebar-status visually-hidden' : 'sidebar-status'
          }
        >
          {wanted !== '' &&
            count > 0 &&
            `${count} ${count === 1 ? 'entry' : 'entries'}`}
          {!isSilent && (
            <>
              {'No page has this name. '}
              <a
                href={withBase(`/search?q=${encodeURIComponent(text.trim())}`)}
              >
                Search the text of all pages
              </a>
            </>
          )}
        </p>
      )}
    </>
  );
}
