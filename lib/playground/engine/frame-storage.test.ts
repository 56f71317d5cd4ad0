import { expect, test, vi } from 'vitest';
import { provideStorage } from './frame-storage';

function storage(): Storage {
  const frame = {} as Window;
  vi.stubGlobal('window', frame);
  provideStorage();
  vi.unstubAllGlobals();
  return frame.localStorage;
}

test('an item is written and read by its method or as a property, always as a string', () => {
  const items = storage();
  items['hideEmpty'] = false;
  items.setItem('visits', 3 as unknown as string);
  expect(items.getItem('hideEmpty')).toBe('false');
  expect(items['hideEmpty']).toBe('false');
  expect(items['visits']).toBe('3');
  expect(Object.keys(items)).toEqual(['hideEmpty', 'visits']);
  delete items['visits'];
  expect(items.getItem('visits')).toBeNull();
  expect(items['visits']).toBeUndefined();
});

test('items called like a method hide none', () => {
  const items = storage();
  for (const name of ['key', 'length', 'getItem', 'clear']) {
    items.setItem(name, 'mine');
    expect(items.getItem(name)).toBe('mine');
  }
  expect(items.length).toBe(4);
  expect(items.key(0)).toBe('key');
  items.removeItem('key');
  expect(items.length).toBe(3);
  items.clear();
  expect(items.length).toBe(0);
});
