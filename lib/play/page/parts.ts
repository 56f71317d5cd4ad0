/** The places of the page that the playground fills, as the page serves them. */
export type Parts = {
  root: HTMLElement;
  files: HTMLElement;
  add: HTMLElement;
  run: HTMLElement;
  reset: HTMLElement;
  share: HTMLElement;
  /** Shown while code of others waits to be run. */
  ask: HTMLElement;
  field: HTMLTextAreaElement;
  /** Where the text of the field is drawn in colours. */
  shown: HTMLElement;
  status: HTMLElement;
  preview: HTMLElement;
  values: HTMLElement;
  console: HTMLElement;
  lint: HTMLElement;
  tabs: readonly HTMLElement[];
  /** Of the packages that code runs with. */
  versions: Readonly<Record<string, string>>;
};

/** @throws Error when the page lacks one of the places */
export function partsOf(root: HTMLElement): Parts {
  const find = (name: string): HTMLElement => {
    const part = root.querySelector<HTMLElement>(`[data-play-${name}]`);
    if (!part) throw new Error(`The page has no place for ${name}.`);
    return part;
  };
  const field = find('field');
  if (!(field instanceof HTMLTextAreaElement)) {
    throw new Error('The page has no field to write in.');
  }
  return {
    root,
    field,
    files: find('files'),
    add: find('add'),
    run: find('run'),
    reset: find('reset'),
    share: find('share'),
    ask: find('ask'),
    shown: find('shown'),
    status: find('status'),
    preview: find('preview'),
    values: find('values'),
    console: find('console'),
    lint: find('lint'),
    tabs: [...root.querySelectorAll<HTMLElement>('[role=tab]')],
    versions: JSON.parse(root.dataset['play'] ?? '{}') as Record<
      string,
      string
    >,
  };
}
