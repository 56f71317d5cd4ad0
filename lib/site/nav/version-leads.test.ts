import { expect, test } from '@playwright/test';
import { versionLeads } from './version-leads';

const tree = (path: string, ...names: string[]) => ({
  version: { path },
  docs: names.map((name) => ({ path: `${path}/${name}` })),
});

test('DOC-4 a page that a version lacks leads to the main page of that version', () => {
  const leads = versionLeads(
    [tree('/docs', 'sails', 'keel'), tree('/docs/20', 'sails', 'oars')],
    new Set(),
  );
  expect(leads).toEqual([
    { path: '/docs/oars', version: '/docs' },
    { path: '/docs/20', version: '/docs/20' },
    { path: '/docs/20/keel', version: '/docs/20' },
  ]);
});

test('a page that has moved leads where it went', () => {
  const leads = versionLeads(
    [tree('/docs', 'sails'), tree('/docs/20', 'oars', 'sails')],
    new Set(['/docs/oars']),
  );
  expect(leads.map(({ path }) => path)).toEqual(['/docs/20']);
});

test('one version needs none', () => {
  expect(versionLeads([tree('/docs', 'sails')], new Set())).toEqual([]);
});
