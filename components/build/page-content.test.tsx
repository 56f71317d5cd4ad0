import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { PageContent } from './page-content';

const render = (group: string | undefined) =>
  toStaticMarkup(
    <PageContent>
      <div data-tab-group={group}>Text</div>
    </PageContent>,
  );

test('TAB-1 the script for remembered choices stands before the tabs of a page, and on no page without', () => {
  expect(render('package-manager')).toMatch(
    /<script>.*<\/script><div data-tab-group/s,
  );
  expect(render(undefined)).toContain('Text');
  expect(render(undefined)).not.toContain('<script');
});
