import { expect, test } from 'vitest';
import { formatAnnotation, formatProblem, newsPrinter } from './problem';

const PROBLEM = {
  file: 'content/docs/a,b.mdx',
  line: 3,
  column: 5,
  message: 'is 100 % wrong.',
};

test('a problem is reported with its place, then its cure and its rule where it has them', () => {
  expect(formatProblem(PROBLEM)).toBe(
    'content/docs/a,b.mdx:3:5 is 100 % wrong.',
  );
  expect(
    formatProblem({
      ...PROBLEM,
      cure: 'mend it.',
      rule: 'links',
    }),
  ).toBe(
    'content/docs/a,b.mdx:3:5 is 100 % wrong.\n  How to fix it: mend it. [links]',
  );
  expect(formatProblem({ file: 'index.html', message: 'is empty.' })).toBe(
    'index.html is empty.',
  );
});

test('an annotation stays one line whatever the problem says', () => {
  const problem = { ...PROBLEM, message: 'one\r\ntwo', cure: '100 %' };
  expect(formatAnnotation(problem)).toBe(
    '::error file=content/docs/a%2Cb.mdx,line=3,col=5::one%0D%0Atwo How to fix it: 100 %25',
  );
});

test('who saves is told what that save brought, and not what is known', () => {
  const printed: string[] = [];
  const { log } = console;
  console.log = (text: string) => void printed.push(text);
  try {
    const print = newsPrinter();
    const other = { ...PROBLEM, line: 9 };
    print([PROBLEM]);
    print([PROBLEM, other]);
    print([other]);
    print([PROBLEM, other]);
    const [first, second] = [PROBLEM, other].map((one) => formatProblem(one));
    expect(printed).toEqual([first, second, first]);
  } finally {
    console.log = log;
  }
});
