import { expect, test } from 'vitest';
import { readSteps } from './read-steps';

const page = (major: string, body: string) => ({
  path: `/docs/upgrading/${major}`,
  file: `${major}.mdx`,
  body,
});

const BODY = `
## What you have to change

### ISR: the type of extra

### Effects: no argument

#### A detail

### Update the packages together

## New

### A section of something else
`;

test('what a major changes are the headings below one, with the package that they begin with', () => {
  const [step] = readSteps([page('18', BODY)], () => ['isr']);
  expect(step).toEqual({
    major: 18,
    path: '/docs/upgrading/18',
    missing: ['isr'],
    changes: [
      {
        title: 'ISR: the type of extra',
        id: 'isr-the-type-of-extra',
        of: 'isr',
      },
      { title: 'Effects: no argument', id: 'effects-no-argument', of: 'state' },
      {
        title: 'Update the packages together',
        id: 'update-the-packages-together',
        of: '',
      },
    ],
  });
});

test('majors come by number, and other pages have none', () => {
  const pages = [page('21', ''), page('old-imports', BODY), page('9', '')];
  expect(readSteps(pages, () => []).map(({ major }) => major)).toEqual([9, 21]);
});
