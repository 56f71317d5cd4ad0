import { useLayoutEffect, useRef, useState } from 'react';
import { optionId, optionsOf } from './panel-content';
import { useSearch } from './use-search';

const MAX_ROWS = 8;

export type Panel = ReturnType<typeof usePanel>;

/** What the search box holds: whether it is open, what is asked, what was found, and which option is chosen. */
export function usePanel() {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [packageName, setPackageName] = useState('');
  /** Number of the chosen option; -1 for none. */
  const [active, setActive] = useState(-1);
  const question = { query, packageName };
  const { answer, hasFailed, retry } = useSearch(question, MAX_ROWS);
  const options = answer ? optionsOf(answer) : [];

  // The reader was faster than the scripts.
  useLayoutEffect(() => {
    setQuery(input.current?.value ?? '');
    setIsOpen(document.activeElement === input.current);
  }, []);

  const type = (text: string) => {
    setQuery(text);
    setActive(-1);
  };
  return {
    ...{ input, isOpen, query, packageName, active, setActive, type },
    ...{ answer, hasFailed, retry, options },
    activeId: options[active] && optionId(active),
    isAnswered: () =>
      answer?.query === input.current?.value &&
      answer?.packageName === packageName,
    open: () => {
      setIsOpen(true);
      if (hasFailed) retry();
    },
    close: () => {
      setActive(-1);
      setIsOpen(false);
    },
    setPackageName: (name: string) => {
      setPackageName(name);
      setActive(-1);
    },
  };
}
