import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { hideOnScroll } from './navbar-hiding';

const HEIGHT = 60;

let close = () => {};
let end: AbortController;

beforeEach(() => {
  close = openDocument('<nav><header><a href="/">Home</a></header></nav>');
  const header = document.querySelector('header');
  Object.defineProperty(header, 'offsetHeight', { value: HEIGHT });
  end = new AbortController();
  const navbar = document.querySelector('nav');
  if (navbar) hideOnScroll(navbar, end.signal);
});
afterEach(() => {
  end.abort();
  close();
});

const isHiddenAt = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
  return document.documentElement.hasAttribute('data-navbar-hidden');
};

test('NVB-1 the navbar hides on scrolling down past its height, not before', () => {
  expect(isHiddenAt(HEIGHT)).toBe(false);
  expect(isHiddenAt(HEIGHT + 1)).toBe(true);
});

test('NVB-1 it shows on scrolling up by a single pixel, and stays as it is when nothing moved', () => {
  expect(isHiddenAt(500)).toBe(true);
  expect(isHiddenAt(500)).toBe(true);
  expect(isHiddenAt(499)).toBe(false);
  expect(isHiddenAt(499)).toBe(false);
});

test('NVB-1 it shows near the top', () => {
  isHiddenAt(500);
  expect(isHiddenAt(HEIGHT)).toBe(false);
});

test('NVB-1 it never hides while something in it has the focus', () => {
  document.querySelector('a')?.focus();
  expect(isHiddenAt(900)).toBe(false);
});
