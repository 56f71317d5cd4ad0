/** The places of the page that the playground fills, as the page serves them. */
export type Parts = ReturnType<typeof partsOf>;

/** @throws Error when the page lacks one of the places */
export function partsOf(root: HTMLElement) {
  const find = <Kind extends HTMLElement>(
    name: string,
    kind: abstract new () => Kind,
  ): Kind => {
    const part = root.querySelector(`[data-play-${name}]`);
    if (part instanceof kind) return part;
    throw new Error(`The page has no place for ${name}.`);
  };
  const place = (name: string) => find(name, HTMLElement);
  const tool = (name: string) => find(name, HTMLButtonElement);
  return {
    root,
    files: place('files'),
    add: tool('add'),
    run: tool('run'),
    format: tool('format'),
    reset: tool('reset'),
    share: tool('share'),
    /** Shown while code of others waits to be run. */
    ask: place('ask'),
    /** Shown when code was written with other packages. */
    written: place('written'),
    field: find('field', HTMLTextAreaElement),
    /** Where the text of the field is drawn in colours. */
    shown: place('shown'),
    status: place('status'),
    preview: place('preview'),
    values: place('values'),
    console: place('console'),
    lint: place('lint'),
    tabs: [...root.querySelectorAll<HTMLElement>('[role=tab]')],
    /** Of the packages that code runs with. */
    versions: JSON.parse(root.dataset['play'] ?? '{}') as Readonly<
      Record<string, string>
    >,
  };
}
