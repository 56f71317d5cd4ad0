import { expect, test } from 'vitest';
import { formatFile } from './index';

test('formats TypeScript with decorators, and keeps the cursor where it was', async () => {
  const text = 'class A{ @Input( ) a:number|undefined=1 ;b="c" }';
  const { text: formatted, cursor } = await formatFile(
    'a.ts',
    text,
    text.indexOf('b='),
  );
  expect(formatted).toBe(
    "class A {\n  @Input() a: number | undefined = 1;\n  b = 'c';\n}\n",
  );
  expect(formatted.slice(cursor)).toMatch(/^b =/);
});

test('formats the template of a component', async () => {
  const { text } = await formatFile(
    'a.ts',
    "@Component({selector:'a-b',template:`<p   *rxLet='a$;let a' >{{a|json}}</p>@if(a){<b>1</b>}`}) class A{}",
    0,
  );
  expect(text).toContain(
    `<p *rxLet="a$; let a">{{ a | json }}</p>\n    @if (a) {\n      <b>1</b>\n    }`,
  );
});

test('says where a text is no TypeScript', async () => {
  await expect(
    formatFile('a.ts', 'const a = 1;\nconst = 2;', 0),
  ).rejects.toMatchObject({ loc: { start: { line: 2 } } });
});
