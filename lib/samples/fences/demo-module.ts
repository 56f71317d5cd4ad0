/** A demo on the page. */
export type RunningDemo = {
  /** Sets an input of its component. */
  set: (name: string, value: unknown) => void;
  /** Takes the demo apart; what it drew is gone. */
  stop: () => void;
};

/** What the file of a demo exports. */
export type DemoModule = {
  /**
   * Draws the component into an element.
   *
   * @param inputs values of its inputs by name
   * @returns when it is drawn for the first time
   */
  start: (
    host: HTMLElement,
    inputs: Readonly<Record<string, unknown>>,
  ) => Promise<RunningDemo>;
};
