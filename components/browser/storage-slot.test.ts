import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { createStorageSlot } from './storage-slot';

let close = () => {};
afterEach(() => close());

const open = () => {
  close = openDocument('');
};

/** The values that a slot reports. */
function heard(key: string): (string | null)[] {
  const values: (string | null)[] = [];
  const { signal } = new AbortController();
  createStorageSlot(key).listen((value) => values.push(value), signal);
  return values;
}

test('STO-1 a slot used on the server is an error that names its key', () => {
  expect(() => createStorageSlot('theme')).toThrow(
    /storage slot "theme" was used on the server/,
  );
});

test('what is set is there, and what is removed is not', () => {
  open();
  const slot = createStorageSlot('theme');
  expect(slot.get()).toBeNull();
  slot.set('dark');
  expect(createStorageSlot('theme').get()).toBe('dark');
  slot.remove();
  expect(slot.get()).toBeNull();
});

test('a listener is notified of changes by the same tab, of its own key alone', () => {
  open();
  const values = heard('theme');
  createStorageSlot('theme').set('dark');
  createStorageSlot('other').set('light');
  createStorageSlot('theme').remove();
  expect(values).toEqual(['dark', null]);
});

test('another tab is heard as well, and that it cleared everything', () => {
  open();
  const values = heard('theme');
  const dispatch = (init: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', init));
  dispatch({ key: 'theme', newValue: 'dark' });
  dispatch({ key: 'other', newValue: 'light' });
  dispatch({ key: null });
  expect(values).toEqual(['dark', null]);
});

test('no listener is notified after the end', () => {
  open();
  const values: unknown[] = [];
  const stop = new AbortController();
  const slot = createStorageSlot('theme');
  slot.listen((value) => values.push(value), stop.signal);
  stop.abort();
  slot.set('dark');
  expect(values).toEqual([]);
});

test('where nothing can be stored, a choice lasts as long as the page, and one warning says why', () => {
  open();
  const warnings: unknown[] = [];
  const { warn } = console;
  console.warn = (text) => warnings.push(text);
  try {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
    const values = heard('blocked');
    createStorageSlot('blocked').set('dark');
    expect(createStorageSlot('blocked').get()).toBe('dark');
    createStorageSlot('blocked').remove();
    expect(createStorageSlot('blocked').get()).toBeNull();
    expect(values).toEqual(['dark', null]);
    expect(warnings).toEqual([
      expect.stringContaining('does not let this page remember anything'),
    ]);
  } finally {
    console.warn = warn;
  }
});
