import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { parseHtml } from '@/lib/site/article/compile';
import { DevIsland } from './dev-island.client';

/** While writing: an article as elements, so that a save changes what has changed, and its islands are React's. */
export function DevArticle({ html }: { html: string }) {
  return toJsxRuntime(parseHtml(html) satisfies Root, {
    Fragment,
    jsx,
    jsxs,
    components: { 'site-island': DevIsland },
  });
}
