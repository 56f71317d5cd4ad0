import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { compileMdx } from '../compile';

async function draw(body: string): Promise<string> {
  const { element } = await compileMdx(body, {
    file: 'content/docs/a.mdx',
    components: {},
    rules: {},
    drawings: {},
    verdict: () => undefined,
  });
  return toStaticMarkup(element).replaceAll('\n', '');
}

const block = (head: string, body = 'Text') => `:::${head}\n\n${body}\n\n:::`;

const aside = (kind: string, label: string, title: string, body: string) =>
  `<aside class="admonition admonition-${kind}" aria-label="${label}" role="note"><p class="admonition-title">${title}</p>${body}</aside>`;

const hidden = (name: string) =>
  `<span class="visually-hidden">${name}: </span>`;

for (const [name, kind, label] of [
  ['note', 'note', 'Note'],
  ['tip', 'tip', 'Tip'],
  ['info', 'info', 'Info'],
  ['caution', 'caution', 'Caution'],
  ['warning', 'caution', 'Caution'],
  ['danger', 'danger', 'Danger'],
  ['important', 'info', 'Info'],
] as const) {
  test(`:::${name} is drawn and named as ${label}`, async () => {
    expect(await draw(block(name))).toBe(
      aside(kind, label, label, '<p>Text</p>'),
    );
  });
}

test('a title of its own keeps its code, and says of which kind it is to those who cannot see it', async () => {
  expect(await draw(block('tip[Größe & `a < b`]'))).toBe(
    aside(
      'tip',
      'Tip: Größe &amp; a &lt; b',
      `${hidden('Tip')}Größe &amp; <code>a &lt; b</code>`,
      '<p>Text</p>',
    ),
  );
});

test('a title that is the kind itself is not said twice by its text', async () => {
  expect(await draw(block('tip[Tip]'))).not.toContain('visually-hidden');
});

test('a block within a block keeps its own title', async () => {
  expect(await draw(`::::note[Out]\n\n${block('tip[In]')}\n\n::::`)).toBe(
    aside(
      'note',
      'Note: Out',
      `${hidden('Note')}Out`,
      aside('tip', 'Tip: In', `${hidden('Tip')}In`, '<p>Text</p>'),
    ),
  );
});

test('a block whose text is its title has nothing else', async () => {
  expect(await draw(':::note[Calm]\n:::')).toBe(
    aside('note', 'Note: Calm', `${hidden('Note')}Calm`, ''),
  );
});

for (const text of [
  'At 10:30 or a:b.',
  'Angular:state:global and :host.',
  'A row :a of :b and :c.',
]) {
  test(`"${text}" is text as it is written`, async () => {
    expect(await draw(text.replaceAll(/[{}]/g, String.raw`\$&`))).toBe(
      `<p>${text.replaceAll('"', '&quot;')}</p>`,
    );
  });
}

for (const name of ['notes', 'Note', 'constructor', 'toString']) {
  test(`:::${name} is no block, and is reported with its place`, async () => {
    await expect(draw(`Text.\n\n${block(name)}`)).rejects.toThrow(
      new RegExp(
        `a\\.mdx:3:1 .*unknown block ":::${name}"[^]*Known blocks: :::note, :::tip, :::info, :::caution, :::danger, :::warning, :::important\\.`,
      ),
    );
  });
}
