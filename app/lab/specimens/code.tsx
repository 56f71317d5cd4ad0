import type { ReactElement } from 'react';
import { hastToHtml } from 'shiki/core';
import { drawVerdict } from '@/lib/verdicts';
import { LONG_TEXT } from '@/components/mdx';
import { LONG, type Parts } from './types';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `const line${at} = ${at};`);

const RECORD = {
  hash: '',
  line: 1,
  lang: 'ts',
  reason: null,
  packages: ['@rx-angular/state'],
  diagnostics: [],
};

const REPORT = {
  line: 2,
  column: 1,
  endLine: 2,
  endColumn: 5,
  code: '@rx-angular/no-zone-run-apis',
  message: LONG,
};

/** What stands in the head of a block or below it, for each thing the checker can find out. */
const VERDICTS = {
  Checked: { ...RECORD, kind: 'checked' },
  Run: { ...RECORD, kind: 'run' },
  'Without a package of ours': { ...RECORD, kind: 'checked', packages: [] },
  'Does not compile, as announced': { ...RECORD, kind: 'expected-errors' },
  'Linted, nothing to report': { ...RECORD, kind: 'linted' },
  'Linted, long': {
    ...RECORD,
    kind: 'linted',
    diagnostics: [REPORT, { ...REPORT, line: 9 }],
  },
  'Not checked': { ...RECORD, kind: 'ignored', reason: LONG },
} as const;

const VERSIONS = { '@rx-angular/state': '21.1.2', '@angular/core': '21.2.2' };

type DrawnVerdict = NonNullable<ReturnType<typeof drawVerdict>>;

/** A block with its verdict, spelled out below it or as a word in its head, open. */
function Judged({ note, brief }: Pick<DrawnVerdict, 'note' | 'brief'>) {
  const html =
    '<figcaption><span class="code-language">TypeScript</span></figcaption>';
  const pre = '<pre tabindex="0"><code>const count = 1;</code></pre>';
  const head = brief
    ? hastToHtml(brief).replace('<details', '<details open')
    : '';
  return (
    <>
      {[`${html}${pre}${hastToHtml(note)}`, `${html}${head}${pre}`].map(
        (drawn) => (
          <figure
            key={drawn}
            className="code"
            dangerouslySetInnerHTML={{ __html: drawn }}
          />
        ),
      )}
    </>
  );
}

function verdicts(): Record<string, ReactElement> {
  return Object.fromEntries(
    Object.entries(VERDICTS).flatMap(
      ([name, { packages, diagnostics, ...record }]) => {
        const drawn = drawVerdict(
          { ...record, packages: [...packages], diagnostics: [...diagnostics] },
          undefined,
          VERSIONS,
        );
        return drawn ? [[name, <Judged key={name} {...drawn} />]] : [];
      },
    ),
  );
}

/** Code blocks, what was found out about them, and what runs below them. */
export const code = (): Parts => ({
  'Code block': {
    states: {
      Plain: '```ts\nconst one = 1;\n```',
      'Title, marked lines':
        '```ts title="weather.ts" {2}\nconst one = 1;\nconst two = 2;\nconst three = 3;\n```',
      'One long line': `\`\`\`ts\nconst text = '${LONG_TEXT}';\n\`\`\``,
      Folded: `\`\`\`ts collapse\n${lines(40).join('\n')}\n\`\`\``,
      'Changed lines':
        '```ts\nconst one = 1; // [!code --]\nconst one = 2; // [!code ++]\n```',
      Difference: '```diff\n- before\n+ after\n```',
      Template:
        '```html\n@if (user(); as user) {\n  <b *rxLet="name$; let name">{{ name | uppercase }}</b>\n}\n```',
      'Focused lines':
        '```ts\nconst one = 1;\nconst two = 2; // [!code focus]\nconst three = 3;\n```',
      Empty: '```text\n```',
    },
  },
  Verdict: { states: verdicts() },
  'Values, step by step': { states: {}, isDrawn: true },
  'Running demo': { states: {}, isDrawn: true },
});
