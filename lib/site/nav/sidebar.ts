/** What the tree is built from: pages, and categories that have no page. */
type SidebarSource = {
  docs: readonly {
    id: string;
    path: string;
    sidebarLabel: string;
    sidebarPosition: number;
    /** On a category's page: those below it are for maintainers. */
    isMaintainersSection?: boolean;
  }[];
  categories: readonly { id: string; label: string; position: number }[];
  /** Headings of the top of the tree, each with the position from which on entries stand below it. */
  groups?: readonly { label: string; from: number }[];
  /** Folder of the pages inside the content folder, for errors. */
  folder?: string;
};

type SidebarEntry = {
  /** Of a category its folder: `state/tutorials`. */
  id: string;
  label: string;
  /** The heading that an entry at the top of the tree stands below. */
  group?: string;
};

type SidebarLink = SidebarEntry & { kind: 'link'; path: string };

type SidebarCategory = SidebarEntry & {
  kind: 'category';
  /** The category's own page, when it has one. */
  path: string | undefined;
  /** For maintainers, who write the pages, and in no sidebar of readers. */
  isMaintainersSection?: boolean;
  items: SidebarItem[];
};

export type SidebarItem = SidebarLink | SidebarCategory;

/**
 * Builds the sidebar from the folders of the documentation.
 *
 * A folder is a category; its `index` page is the category's page, otherwise a category entry names it.
 * Siblings are ordered by position, then by label. A category without children shows as a link.
 *
 * @throws Error naming the folder that has neither an index page nor a category entry
 */
export function buildSidebar({
  docs,
  categories,
  groups = [],
  folder = 'docs',
}: SidebarSource): SidebarItem[] {
  const tree: Tree = {
    folder,
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    categories: new Map(categories.map((entry) => [entry.id, entry])),
    children: childrenByFolder(docs.map(({ id }) => id)),
  };
  return childrenOf('', tree).map(({ item, position }) => {
    const group = groups.findLast(({ from }) => position >= from)?.label;
    return group === undefined ? item : { ...item, group };
  });
}

type Placed = { position: number; item: SidebarItem };

/** The source by id, and what stands in each folder. */
type Tree = {
  folder: string;
  docs: ReadonlyMap<string, SidebarSource['docs'][number]>;
  categories: ReadonlyMap<string, SidebarSource['categories'][number]>;
  children: ReadonlyMap<string, ReadonlySet<string>>;
};

function childrenByFolder(ids: readonly string[]): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>();
  for (const id of ids) {
    const segments = id.replace(/(^|\/)index$/, '').split('/');
    for (const [depth, name] of segments.entries()) {
      const folder = segments.slice(0, depth).join('/');
      const names = children.get(folder) ?? new Set<string>();
      if (name !== '') children.set(folder, names.add(name));
    }
  }
  return children;
}

function childrenOf(folder: string, tree: Tree): Placed[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return [...(tree.children.get(folder) ?? [])]
    .map((name) => placeChild(prefix + name, tree))
    .sort(
      (a, b) =>
        a.position - b.position || a.item.label.localeCompare(b.item.label),
    );
}

function placeChild(id: string, tree: Tree): Placed {
  const leaf = tree.docs.get(id);
  const items = leaf ? [] : childrenOf(id, tree).map(({ item }) => item);
  const page = leaf ?? tree.docs.get(`${id}/index`);
  if (page) {
    const { sidebarLabel: label, sidebarPosition: position, path } = page;
    const audience = page.isMaintainersSection && {
      isMaintainersSection: true,
    };
    const item: SidebarItem =
      items.length === 0
        ? { kind: 'link', id: page.id, label, path }
        : { kind: 'category', id, label, path, ...audience, items };
    return { position, item };
  }
  const category = tree.categories.get(id);
  if (!category) {
    throw new Error(
      `content/${tree.folder}/${id} holds pages but has no name in the sidebar, so they could not be found. Add content/${tree.folder}/${id}/index.mdx, or content/${tree.folder}/${id}/_category.json with {"label": "…", "position": 1}.`,
    );
  }
  const { label, position } = category;
  return {
    position,
    item: { kind: 'category', id, label, path: undefined, items },
  };
}

/** The items that have a page, in reading order: a category's page before its children. */
export function flattenSidebar(
  items: readonly SidebarItem[],
): { label: string; path: string }[] {
  return items.flatMap((item) => {
    const own =
      item.path === undefined ? [] : [{ label: item.label, path: item.path }];
    return item.kind === 'category'
      ? [...own, ...flattenSidebar(item.items)]
      : own;
  });
}

/** The items from the top of the tree down to a page, the page last; empty when the page is not in the tree. */
export function findTrail(
  items: readonly SidebarItem[],
  path: string,
): SidebarItem[] {
  for (const item of items) {
    if (item.path === path) return [item];
    const below = item.kind === 'category' ? findTrail(item.items, path) : [];
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** The category of a folder, or undefined. */
export function findCategory(
  items: readonly SidebarItem[],
  id: string,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.kind !== 'category') continue;
    if (item.id === id) return item;
    const below = findCategory(item.items, id);
    if (below) return below;
  }
  return undefined;
}
