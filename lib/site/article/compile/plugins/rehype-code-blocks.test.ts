import { expect, test } from 'vitest';
import type { Element } from 'hast';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { compileMdx } from '../compile';
import type { FenceDrawing, ShownFence, Verdict } from './rehype-code-blocks';

const mark = (className: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { className: [className] },
  children: [],
});

const verdictOf = (parts: Partial<Verdict> = {}): Verdict => ({
  note: mark('note'),
  brief: undefined,
  marks: [],
  remarks: [],
  hasHovers: false,
  demo: undefined,
  isPlayable: false,
  ...parts,
});

async function draw(
  body: string,
  {
    verdict = () => undefined,
    drawings = {},
  }: {
    verdict?: (fence: ShownFence) => Verdict | undefined;
    drawings?: Record<string, FenceDrawing>;
  } = {},
): Promise<string> {
  const { element } = await compileMdx(body, {
    file: 'content/docs/a.mdx',
    components: {},
    rules: {},
    drawings,
    verdict,
  });
  return toStaticMarkup(element);
}

const fence = (meta = '', code = 'let a;') =>
  `\`\`\`ts ${meta}\n${code}\n\`\`\``;

const openingOf = (html: string) => html.match(/<figure[^>]*>/g);

for (const [lines, folds] of [
  [12, false],
  [13, true],
] as const) {
  test(`a block of ${lines} lines ${folds ? 'folds' : 'stays open'} when it is asked to`, async () => {
    const code = Array<string>(lines).fill('a();').join('\n');
    const cut = `const b = 1;\n// ---cut---\n${code}`;
    const foldsOf = async (meta: string, text: string) =>
      (await draw(fence(meta, text))).includes('code-folding');
    expect(await foldsOf('collapse', code)).toBe(folds);
    // Hidden lines do not count.
    expect(await foldsOf('collapse', cut)).toBe(folds);
    expect(await foldsOf('', code)).toBe(false);
  });
}

test('a block is named by its title, or by its language', async () => {
  const html = await draw(
    `${fence('title="größe <T>.ts"')}\n\n${fence()}\n\n\`\`\`text\na\n\`\`\``,
  );
  expect(html.match(/(?<=role="group" )aria-label="[^"]*"/g)).toEqual([
    'aria-label="TypeScript: größe &lt;T&gt;.ts"',
    'aria-label="TypeScript sample"',
    'aria-label="Text sample"',
  ]);
  expect(html.match(/"code-title">[^/]*</g)).toEqual([
    '"code-title">größe &lt;T&gt;.ts<',
  ]);
});

test('of all verdicts on a page the first is spelled out, and the others are brief where they can be', async () => {
  const verdicts = [
    verdictOf(),
    verdictOf({ brief: mark('brief') }),
    undefined,
    verdictOf({ brief: mark('brief') }),
    verdictOf(),
  ];
  const html = await draw(Array<string>(5).fill(fence()).join('\n\n'), {
    verdict: ({ index }) => verdicts[index],
  });
  const parts = html
    .split('</figure>')
    .map((figure) => figure.match(/<(?:pre|p class="\w+)/g) ?? []);
  expect(parts.slice(0, 5)).toEqual([
    ['<pre', '<p class="note'],
    ['<pre', '<p class="note'],
    ['<pre'],
    ['<p class="brief', '<pre'],
    ['<pre', '<p class="note'],
  ]);
});

test('a block carries what programs ask for, and nothing that it does not have', async () => {
  const seen: ShownFence[] = [];
  const verdicts = [
    undefined,
    verdictOf(),
    verdictOf({ hasHovers: true, isPlayable: true, demo: mark('demo') }),
    verdictOf({ values: [{ comment: 1, text: '<"ü">' }] }),
  ];
  const html = await draw(
    `Text.\n\n${fence()}\n\n- Item\n\n  ${fence('run').replaceAll('\n', '\n  ')}\n\n${fence('collapse')}\n\n${fence()}`,
    {
      verdict: (shown) => {
        seen.push(shown);
        return verdicts[shown.index];
      },
    },
  );
  expect(openingOf(html)).toEqual([
    '<figure class="code">',
    '<figure class="code">',
    '<figure class="code code-live" data-fence="2">',
    '<figure class="code" data-values="[[1,&quot;&lt;\\&quot;ü\\&quot;&gt;&quot;]]">',
  ]);
  expect(html).toContain('href="2" aria-label="Edit in the playground"');
  expect(html).toContain('<p class="note"></p><p class="demo"></p></figure>');
  expect(
    seen.map(({ index, line, metaText }) => [index, line, metaText]),
  ).toEqual([
    [0, 3, ''],
    [1, 9, 'run'],
    [2, 13, 'collapse'],
    [3, 17, ''],
  ]);
});

test('what is drawn in place of code is asked no verdict, and counts as a block', async () => {
  const asked: number[] = [];
  const html = await draw('```marble\n-a-|\n```\n\n' + fence(), {
    drawings: { marble: () => mark('marble') },
    verdict: ({ index }) => {
      asked.push(index);
      return undefined;
    },
  });
  expect(asked).toEqual([1]);
  expect(html).toMatch(/^<p class="marble"><\/p>\n?<figure/);
  expect(openingOf(html)).toEqual(['<figure class="code">']);
});

test('a drawing that leaves a block to the highlighter gets it as code', async () => {
  const html = await draw(fence(), { drawings: { ts: () => undefined } });
  expect(openingOf(html)).toHaveLength(1);
});

for (const language of ['constructor', 'toString', '__proto__']) {
  test(`"${language}" is a language as unknown as any other`, async () => {
    await expect(draw(`Text.\n\n\`\`\`${language}\na\n\`\`\``)).rejects.toThrow(
      `a.mdx:3 has a code fence in the unknown language "${language}"`,
    );
  });
}

test('a marker outside of a comment is refused with its line', async () => {
  const code = 'const a = 1;\nconst b = `\n  [!code ++]\n`;';
  await expect(draw(`Text\n\n${fence('', code)}`)).rejects.toThrow(
    /a\.mdx:6.*marker `\[!code …\]`/s,
  );
  await expect(draw(fence('', 'a(); // [!code ++]'))).resolves.toContain('add');
  await expect(draw('```md\n`a(); // [!code +]`\n```')).resolves.toContain(
    '[!code +]',
  );
});
