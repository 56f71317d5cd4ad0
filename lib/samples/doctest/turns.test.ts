import { expect, test } from 'vitest';
import { Turns } from './browser-host';

/** Work that says when it begins and ends; each piece takes a few turns of the event loop. */
function makeWork() {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    log.push(`${name} ends`);
    return name;
  };
  return { log, work };
}

test('what runs together begins at once, and what runs alone waits for it and is waited for', async () => {
  const { log, work } = makeWork();
  const turns = new Turns();
  const results = await Promise.all([
    turns.together(work('a')),
    turns.together(work('b')),
    turns.alone(work('c')),
    turns.together(work('d')),
    turns.alone(work('e')),
  ]);
  expect(results).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(log).toEqual([
    ...['a begins', 'b begins', 'a ends', 'b ends'],
    ...['c begins', 'c ends', 'd begins', 'd ends', 'e begins', 'e ends'],
  ]);
});

test('work that fails does not keep the next from its turn', async () => {
  const { log, work } = makeWork();
  const turns = new Turns();
  const fail = () => Promise.reject(new Error('sunk'));
  await expect(turns.alone(fail)).rejects.toThrow('sunk');
  await expect(turns.together(fail)).rejects.toThrow('sunk');
  await turns.alone(work('a'));
  expect(log).toEqual(['a begins', 'a ends']);
});
