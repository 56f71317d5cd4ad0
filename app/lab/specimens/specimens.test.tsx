import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from '@playwright/test';
import { loadSite } from '@/lib/content';
import { partsBySlug, slugOfPart, specimens } from '.';
import type { Parts } from './types';

const ROOMS = ['ui', 'layout', 'search', 'home', 'play', 'docs', 'blog'];

/** Components of those rooms that no page of the lab can show, and why. */
const OUT_OF_SIGHT: Readonly<Record<string, string>> = {
  JsonLd: 'it is data',
  SocialImage: 'it is a picture in a file',
  Navbar:
    'it asks for the address of its page, so it is shown as part of Frame',
  NavbarLinks: 'as Navbar',
};

/** Names of the components that draw something, those inside of others included. */
function drawnBy(node: ReactNode, names: Set<string>): Set<string> {
  if (Array.isArray(node)) node.forEach((one) => drawnBy(one, names));
  if (!isValidElement<{ children?: ReactNode }>(node)) return names;
  const { type, props } = node;
  if (typeof type !== 'function') return drawnBy(props.children, names);
  const draw = type as (props: unknown) => ReactNode;
  names.add(draw.name);
  return drawnBy(draw(props), names);
}

/** Components of a room that have neither a part of their name nor a state that draws them. */
function withoutSpecimen(parts: Parts, wanted: readonly string[]): string[] {
  const shown = new Set(Object.keys(parts));
  for (const { states } of Object.values(parts)) {
    for (const state of Object.values(states)) {
      if (isValidElement(state)) drawnBy(state, shown);
    }
  }
  return wanted.filter((name) => !shown.has(name) && !(name in OUT_OF_SIGHT));
}

const site = loadSite('content');
const parts = Object.assign({}, ...Object.values(specimens(site))) as Parts;
const componentsOf = (room: string) =>
  readdirSync(path.join('components', room))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join('components', room, file), 'utf8').matchAll(
        /^export function ([A-Z]\w*)/gm,
      ),
    ])
    .map(([, name = '']) => name);

for (const room of ROOMS) {
  test(`the lab shows every component of ${room}`, () => {
    const names = componentsOf(room);
    expect(names).not.toEqual([]);
    const missing = withoutSpecimen(parts, names);
    expect(
      missing,
      `Write a specimen of each in app/lab/specimens: ${missing.map((name) => `${name}: { states: { Short: <${name} /> } }`).join(', ')}`,
    ).toEqual([]);
  });
}

test('a component that nothing draws is told by its name, one inside of another is shown', () => {
  const Inner = () => <b>in</b>;
  const Outer = () => (
    <p>
      <Inner />
    </p>
  );
  const drawn = { Part: { states: { Short: <Outer /> } } };
  expect(withoutSpecimen(drawn, ['Outer', 'Inner', 'Other'])).toEqual([
    'Other',
  ]);
});

test('what is out of sight exists', () => {
  const all = ROOMS.flatMap(componentsOf);
  expect(
    Object.keys(OUT_OF_SIGHT).filter((name) => !all.includes(name)),
  ).toEqual([]);
});

test('each part has an address of its own', () => {
  expect(slugOfPart('ApiTable')).toBe('api-table');
  expect(slugOfPart('Values, step by step')).toBe('values-step-by-step');
  expect(partsBySlug(site).size).toBe(Object.keys(parts).length);
});
