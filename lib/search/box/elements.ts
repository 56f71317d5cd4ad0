/** The elements of the search box. */
export type SearchElements = {
  root: HTMLElement;
  input: HTMLInputElement;
  panel: HTMLElement;
  /** Says to screen readers what the panel shows. */
  status: HTMLElement;
};
