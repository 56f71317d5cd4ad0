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
  const find = <Kind extends HTMLElement>(
    name: string,
    kind: abstract new () => Kind,
  ): Kind => {
    const part = root.querySelector(`[data-play-${name}]`);
    if (part instanceof kind) return part;
    throw new Error(`The page has no place for ${name}.`);
  };
  return {
    root,
    field: find('field', HTMLTextAreaElement),
    files: find('files', HTMLElement),
    add: find('add', HTMLButtonElement),
    run: find('run', HTMLButtonElement),
    format: find('format', HTMLButtonElement),
    reset: find('reset', HTMLButtonElement),
    share: find('share', HTMLButtonElement),
    ask: find('ask', HTMLElement),
    written: find('written', HTMLElement),
    shown: find('shown', HTMLElement),
    status: find('status', HTMLElement),
    preview: find('preview', HTMLElement),
    values: find('values', HTMLElement),
    console: find('console', HTMLElement),
    lint: find('lint', HTMLElement),
    tabs: [...root.querySelectorAll<HTMLElement>('[role=tab]')],
    versions: JSON.parse(root.dataset['play'] ?? '{}') as Record<
      string,
      string
    >,
  };
}
