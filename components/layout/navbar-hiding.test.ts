import { expect, test } from 'vitest';
import { isNavbarHidden } from './navbar-hiding';

const HEIGHT = 60;
const step = (from: number, to: number, hasFocus = false) => ({
  from,
  to,
  height: HEIGHT,
  hasFocus,
});

test('NVB-1 the navbar hides on scrolling down past its height, not before', () => {
  expect(isNavbarHidden(false, step(0, 60))).toBe(false);
  expect(isNavbarHidden(false, step(0, 61))).toBe(true);
});

test('NVB-1 it shows on scrolling up by a single pixel', () => {
  expect(isNavbarHidden(true, step(500, 499))).toBe(false);
  expect(isNavbarHidden(true, step(500, 501))).toBe(true);
});

test('NVB-1 it stays as it is when nothing moved', () => {
  expect(isNavbarHidden(true, step(500, 500))).toBe(true);
  expect(isNavbarHidden(false, step(500, 500))).toBe(false);
});

test('NVB-1 it never hides while something in it has the focus', () => {
  expect(isNavbarHidden(false, step(500, 900, true))).toBe(false);
});
