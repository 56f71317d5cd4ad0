import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandOf, isPlain, keyOf, type KeyPress } from './keys';

const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

function on(platform: string): void {
  Object.defineProperty(globalThis, 'navigator', {
    value: { platform },
    configurable: true,
  });
}

beforeEach(() => on('Win32'));
afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'navigator', own);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

const NOT_OURS: [what: string, press: KeyPress][] = [
  ['an event without a key', {}],
  ['a composition', { key: 'Enter', isComposing: true }],
  ['what Safari sends after it', { key: 'Enter', keyCode: 229 }],
  ['a key with Control', { key: 'Enter', ctrlKey: true }],
  ['a key with Command', { key: 'Enter', metaKey: true }],
  ['a key with Alt', { key: 'ArrowLeft', altKey: true }],
  ['a selection', { key: 'ArrowDown', shiftKey: true }],
  ['the task manager', { key: 'Escape', shiftKey: true }],
];

for (const [what, press] of NOT_OURS) {
  test(`${what} is not meant for the page`, () => {
    expect(keyOf(press)).toBe('');
  });
}

test('what a browser reports by accessors of its event counts', () => {
  class Press {
    get key() {
      return 'Enter';
    }
    get isComposing() {
      return true;
    }
  }
  expect(keyOf(new Press())).toBe('');
});

test('a key is named as it was pressed, in an event of React as well', () => {
  expect(keyOf({ key: '/', shiftKey: true })).toBe('/');
  expect(keyOf({ key: 'Tab', shiftKey: true })).toBe('Tab');
  const nativeEvent = { key: 'Enter', isComposing: true };
  const event = { key: 'Enter', nativeEvent };
  expect(keyOf(event)).toBe('');
  expect(keyOf({ ...event, nativeEvent: { key: 'Enter' } })).toBe('Enter');
});

for (const [platform, mine, other] of [
  ['Win32', 'ctrlKey', 'metaKey'],
  ['Linux x86_64', 'ctrlKey', 'metaKey'],
  ['MacIntel', 'metaKey', 'ctrlKey'],
  ['iPad', 'metaKey', 'ctrlKey'],
] as const) {
  test(`on ${platform}, ${mine} makes a shortcut, and ${other} does not`, () => {
    on(platform);
    const k = { key: 'K', code: 'KeyK' };
    expect(commandOf({ ...k, [mine]: true })).toBe('k');
    expect(commandOf({ key: 'Enter', [mine]: true })).toBe('Enter');
    expect(commandOf({ ...k, [other]: true })).toBe('');
    expect(commandOf({ ...k, [mine]: true, [other]: true })).toBe('');
    expect(commandOf({ ...k, [mine]: true, altKey: true })).toBe('');
    expect(commandOf({ ...k, [mine]: true, shiftKey: true })).toBe('');
    expect(commandOf({ ...k, [mine]: true, isComposing: true })).toBe('');
    expect(commandOf({ [mine]: true })).toBe('');
    expect(commandOf({ key: 'л', code: 'KeyK', [mine]: true })).toBe('k');
    expect(commandOf({ key: 't', code: 'KeyK', [mine]: true })).toBe('t');
    expect(isPlain({ [mine]: true })).toBe(false);
  });
}
