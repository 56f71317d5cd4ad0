import { expect, test } from 'vitest';
import { loadSite } from '@/lib/site/content';
import { renderLlmsIndex } from './llms-index';
import { listSitemapEntries } from './sitemap-entries';
import { listSocialCards } from './social-cards';

const site = loadSite('content');

test('the sitemap lists every page once and nothing that leads elsewhere', () => {
  const entries = listSitemapEntries(site, () => '2026-01-01');
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path } of [...site.docs, ...site.posts]) {
    expect(paths).toContain(path);
  }
  expect(paths).not.toContain('/search');
  expect(paths).not.toContain('/docs');
});

test('the sitemap leaves a date out that the version history does not know', () => {
  const entries = listSitemapEntries(site, () => undefined);
  expect(entries.every(({ lastModified }) => lastModified === undefined)).toBe(
    true,
  );
});

test('every page has a social image of its own name', () => {
  const cards = listSocialCards(site);
  const images = cards.map(({ imagePath }) => imagePath);
  expect(new Set(images).size).toBe(images.length);
  for (const { path } of listSitemapEntries(site, () => undefined)) {
    expect(images).toContain(path === '/' ? '/og/home.png' : `/og${path}.png`);
  }
});

test('a social image names the part of the site', () => {
  const sectionOf = (path: string): string | undefined =>
    listSocialCards(site).find(
      ({ imagePath }) => imagePath === `/og${path}.png`,
    )?.section;
  expect(sectionOf('/docs/state')).toBe('State');
  expect(sectionOf('/docs/state/actions')).toBe('State');
  expect(sectionOf('/docs/contributing')).toBe('Documentation');
});

test('llms.txt lists every page once, under the parts of the site', () => {
  const index = renderLlmsIndex(site);
  for (const { path } of [...site.docs, ...site.posts]) {
    const link = `](${site.config.url}${path}.md): `;
    expect(index.split(link), path).toHaveLength(2);
  }
  expect(index).toMatch(/^# RxAngular\n\n> .+\n/);
  expect([...index.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual([
    'State',
    'Template',
    'CDK',
    'ISR',
    'ESLint',
    'Blog',
    'Optional',
  ]);
});
