/** The places of the page that the playground fills, as the page serves them. */
export type Parts = {
  root: HTMLElement;
  files: HTMLElement;
  add: HTMLButtonElement;
  run: HTMLButtonElement;
  format: HTMLButtonElement;
  reset: HTMLButtonElement;
  share: HTMLButtonElement;
  /** Shown while code of others waits to be run. */
  ask: HTMLElement;
  /** Shown when code was written with other packages. */
  written: HTMLElement;
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
  const findButton = (name: string): HTMLButtonElement => {
    const part = find(name);
    if (part instanceof HTMLButtonElement) return part;
    throw new Error(`The page has no button to ${name}.`);
  };
  const field = find('field');
  if (!(field instanceof HTMLTextAreaElement)) {
    throw new Error('The page has no field to write in.');
  }
  return {
    root,
    field,
    files: find('files'),
    add: findButton('add'),
    run: findButton('run'),
    format: findButton('format'),
    reset: findButton('reset'),
    share: findButton('share'),
    ask: find('ask'),
    written: find('written'),
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
