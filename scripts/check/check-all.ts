import { setImmediate } from 'node:timers/promises';
import { articleRenderer } from '@/components/build/render-article';
import { checkAllLanguages } from '@/lib/site/checks';
import { withProgress } from '@/scripts/setup/progress';

/** Checks all that authors write but samples, which have a check of their own, and says that it goes on. */
export function checkAll(root: string) {
  const renderer = articleRenderer({ allowUnchecked: true });
  // Between two pages there is time to say that it goes on.
  const render: typeof renderer.render = (site, page) =>
    setImmediate().then(() => renderer.render(site, page));
  const checks = checkAllLanguages({ root, ...renderer, render });
  return withProgress('pages are rendered and checked', checks);
}
