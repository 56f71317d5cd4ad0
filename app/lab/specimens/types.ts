import type { ReactElement, ReactNode } from 'react';

/** A part in one state: as authors write it, as an element, or as a page that is put together first. */
export type State = string | ReactElement | (() => Promise<ReactNode>);

export type Part = {
  states: Readonly<Record<string, State>>;
  /** Whether bar and footer of the site stand around it. */
  isFramed?: boolean;
  /** Whether scripts make it, so that it has no state before: see lib/program/lab-states.ts. */
  isDrawn?: boolean;
};

/** Parts by name. */
export type Parts = Readonly<Record<string, Part>>;

/** What nobody would write, and what has to look right anyway. */
export const LONG =
  'A label that is much longer than anybody would write, and wraps';
