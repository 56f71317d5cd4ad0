import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadSite } from '@/lib/site/content';
import { renderAgentsIndex } from './agents-index';
import { listSkills, readSkills } from './skills';

const site = loadSite('content');
const index = renderAgentsIndex(site);

/** More of a project's instructions than this, programs skim instead of read. */
const MAX_INDEX_BYTES = 8000;

/** The paths that the index names, put together again from its folders. */
function pathsOf(text: string): string[] {
  const [, ...blocks] = text
    .split('\n\n')
    .filter((one) => !one.startsWith('-'));
  return blocks.flatMap((block) => {
    const [folder = '', ...lines] = block.trim().split('\n');
    return folder.endsWith('/')
      ? lines.map((line) => `/${folder}${line.replace(/:.*/, '')}`)
      : [];
  });
}

test('the index has a line for every page, and 8 kB at most', () => {
  expect(Buffer.byteLength(index)).toBeLessThanOrEqual(MAX_INDEX_BYTES);
  const expected = site.readingOrder
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/docs/contributing'));
  expect(pathsOf(index).sort()).toEqual(expected.sort());
});

test('most lines say what the page answers', () => {
  const lines = index.split('\n').filter((line) => /^[\w-]+(?::|$)/.test(line));
  const described = lines.filter((line) => line.includes(': '));
  expect(described.length / lines.length).toBeGreaterThan(0.8);
});

test('the index says what programs get wrong', () => {
  for (const rule of [
    'RxAngular 21 with Angular 21',
    '/template/virtual-scrolling` since 21',
    'Signals first',
    '`userBlocking`',
  ]) {
    expect(index).toContain(rule);
  }
});

test('skills are served without what only the checker needs', () => {
  const skills = readSkills('content');
  expect(skills.map(({ name }) => name)).toEqual([
    'rx-angular-state',
    'rx-angular-template',
    'rx-angular-upgrade',
  ]);
  for (const { name, markdown } of skills) {
    expect(markdown).toContain(`---\nname: ${name}\ndescription: "`);
    expect(markdown).toMatch(/^```ts$/m);
    expect(markdown).not.toMatch(/---cut|run=|TestBed/);
  }
});

test('a content folder without skills has none', () => {
  expect(readSkills('content/_setup')).toEqual([]);
});

test('the discovery file gives the digest of exactly what is served', () => {
  const skills = readSkills('content');
  const found = JSON.parse(
    listSkills(skills, (path) => `https://example.org${path}`),
  );
  expect(found.$schema).toBe(
    'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  );
  expect(found.skills).toHaveLength(skills.length);
  for (const [position, entry] of found.skills.entries()) {
    const { name, description, markdown = '' } = skills[position] ?? {};
    const digest = createHash('sha256').update(markdown).digest('hex');
    expect(entry).toEqual({
      name,
      type: 'skill-md',
      description,
      url: `https://example.org/.well-known/agent-skills/${name}/SKILL.md`,
      digest: `sha256:${digest}`,
    });
  }
});
