import { expect, test } from 'vitest';
import { siteBasePath } from './locale';

test('the base path of the site is that of a language without its prefix', () => {
  expect(siteBasePath('/de', 'de')).toBe('');
  expect(siteBasePath('/sub/pt-BR', 'pt-BR')).toBe('/sub');
  expect(siteBasePath('/sub', undefined)).toBe('/sub');
});

test('a language is not built outside of its prefix', () => {
  expect(() => siteBasePath('/sub', 'de')).toThrow(
    /SITE_LOCALE is "de".*"\/sub"[\s\S]*ends with "\/de"/,
  );
});
