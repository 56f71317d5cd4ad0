import type { SearchablePage } from '../types';

/** A page for tests: sections need no more than what is tested. */
export const makePage = (
  route: string,
  title: string,
  sections: Partial<SearchablePage['sections'][number]>[] = [],
  rest: Partial<SearchablePage> = {},
): SearchablePage => ({
  route,
  title,
  description: '',
  breadcrumbs: [],
  sections: [{}, ...sections].map((section) => ({
    id: '',
    heading: '',
    level: 2,
    text: '',
    excerpt: section.text ?? '',
    code: '',
    documents: [],
    ...section,
  })),
  ...rest,
});
