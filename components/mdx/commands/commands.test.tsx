import { afterEach, expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { openDocument } from '@/tests/support/document';
import { commands } from '.';

let close = () => {};
afterEach(() => close());

const commandsWith = (notYet: number[]) => {
  const support = { version: '21.1.2', angular: 21, notYet, earlier: [] };
  const html = toStaticMarkup(
    <>
      {commands.NewProject.draw(
        { name: 'boat', packages: '@boats/hull @boats/rig' },
        { packageFacts: { supportOf: () => support } },
      )}
    </>,
  );
  close = openDocument(html);
  const codes = [...document.querySelectorAll('code')];
  return {
    html,
    lines: codes.map(({ textContent }) => textContent.split('\n')),
    first: codes[0]?.innerHTML.split('\n'),
  };
};

test('while the newest Angular is too new, the CLI of a new project is pinned for each package manager', () => {
  const { html, lines } = commandsWith([22, 23]);
  expect(lines).toEqual([
    [
      'npx @angular/cli@21 new boat',
      'cd boat',
      'npm install @boats/hull @boats/rig',
    ],
    [
      'pnpm dlx @angular/cli@21 new boat --package-manager=pnpm',
      'cd boat',
      'pnpm add @boats/hull @boats/rig',
    ],
    [
      'yarn dlx @angular/cli@21 new boat --package-manager=yarn',
      'cd boat',
      'yarn add @boats/hull @boats/rig',
    ],
    [
      'bunx @angular/cli@21 new boat --package-manager=bun',
      'cd boat',
      'bun add @boats/hull @boats/rig',
    ],
  ]);
  expect(html).toContain('creates Angular 23');
});

test('the pin is gone as soon as there is a release for the newest Angular', () => {
  const { html, lines } = commandsWith([]);
  expect(lines[0]?.[0]).toBe('npx @angular/cli new boat');
  expect(html).toContain('<p>In a new project:</p>');
});

test('a command is coloured as in a sample: what runs, and what it is given', () => {
  const { first } = commandsWith([22]);
  expect(first?.[1]).toBe(
    '<span class="f">cd</span><span class="s"> boat</span>',
  );
});
