import { expect, test } from 'vitest';
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
  expect(leads).toEqual(['/docs/oars', '/docs/20', '/docs/20/keel']);
});

test('a page that has moved leads where it went', () => {
  const leads = versionLeads(
    [tree('/docs', 'sails'), tree('/docs/20', 'oars', 'sails')],
    new Set(['/docs/oars']),
  );
  expect(leads).toEqual(['/docs/20']);
});

test('one version needs none', () => {
  expect(versionLeads([tree('/docs', 'sails')], new Set())).toEqual([]);
});
