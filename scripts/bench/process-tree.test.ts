import { expect, test } from '@playwright/test';
import { descendants, parseStat } from './process-tree';

const STAT =
  '42 (next (v16) build) S 7 42 42 0 -1 4194560 100 0 0 0 120 30 0 0 20 0 11 0 5000 1000000 250 0 0';

test('a process is read from its state, whatever its name holds', () => {
  expect(parseStat(STAT)).toEqual({
    pid: 42,
    parent: 7,
    cpuTicks: 150,
    residentBytes: 250 * 4096,
  });
});

test('a tree holds children of children and nobody else', () => {
  const make = (pid: number, parent: number) => ({
    pid,
    parent,
    cpuTicks: 0,
    residentBytes: 0,
  });
  const all = [make(1, 0), make(2, 1), make(3, 2), make(4, 1), make(5, 4)];
  expect(descendants(2, all).map(({ pid }) => pid)).toEqual([2, 3]);
});
