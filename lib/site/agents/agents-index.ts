import type { Site } from '@/lib/site/content';
import { absoluteUrl } from '@/lib/site/config';
import { isWithin } from '@/lib/base/url';

/** Site path of the index. */
export const AGENTS_INDEX_PATH = '/agents.md';

/** Pages for those who write this site. */
const LEFT_OUT = '/docs/contributing';

/** What programs that learned from older releases get wrong. */
const RULES = [
  'The packages have the major version of Angular: RxAngular 21 with Angular 21. `@rx-angular/cdk` is a peer of `state` and `template`.',
  'Import from entry points: `rxState` from `@rx-angular/state`, `rxActions` from `/state/actions`, `rxEffects` from `/state/effects`, `RxLet` from `/template/let`, `RxFor` from `/template/for`, `RxIf` from `/template/if`, `RxPush` from `/template/push`. Virtual scrolling is `/template/virtual-scrolling` since 21; `/template/experimental/virtual-scrolling` is gone. There are no NgModules (`LetModule`, `ForModule`).',
  'Signals first: read state in a template with `state.signal("key")` or `state.computed(...)`. Pass signals, Observables and Promises to the directives directly. For a single value a plain `signal` is enough.',
  'Functions, not classes: `rxState()`, `rxActions()`, `rxEffects()` in an injection context; they end with their injector. Do not extend `RxState`, provide `RxEffects` or unsubscribe.',
  'Strategy names: `immediate`, `userBlocking`, `normal` (default), `low`, `idle`, `native`, `local`, `noop`. `global`, `chunk` and `blocking` of early releases are gone.',
  '`*rxLet` templates: `suspense`, `error`, `complete`; the error is `let e = error` on the directive and `let-e="error"` on the template, never `rxError`. Give `*rxFor` a `trackBy`: a key of the item or a function.',
];

/**
 * The index that readers put into their project's AGENTS.md: the rules that programs break most, and a line a page with
 * a keyword.
 */
export function renderAgentsIndex(site: Site): string {
  const pages = site.readingOrder.flatMap(({ path }) =>
    site.docs.filter((doc) => doc.path === path && !isWithin(path, LEFT_OUT)),
  );
  const head = [
    `# ${site.config.title} documentation`,
    '',
    `Prefer what these pages say to what you remember. Read one at ${absoluteUrl(site.config, '/')}<path>.md before you write code that it covers.`,
    '',
    ...RULES.map((rule) => `- ${rule}`),
    '',
    '',
  ].join('\n');
  return head + listPages(pages);
}

/** Pages by folder, each with what its first keyword says of it. */
function listPages(pages: Site['docs']): string {
  const lines: string[] = [];
  let folder = '';
  for (const { path, keywords } of pages) {
    const end = path.lastIndexOf('/') + 1;
    if (path.slice(0, end) !== folder) {
      folder = path.slice(0, end);
      lines.push(`\n${folder.slice(1)}`);
    }
    lines.push([path.slice(end), ...keywords.slice(0, 1)].join(': '));
  }
  return `${lines.join('\n').trimStart()}\n`;
}
