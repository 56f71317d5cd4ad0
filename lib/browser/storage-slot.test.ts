import { expect, test } from '@playwright/test';
import { createStorageSlot } from './storage-slot';

test('STO-1 a slot used on the server is an error that names its key', () => {
  expect(() => createStorageSlot('theme')).toThrow(
    /storage slot "theme" was used on the server/,
  );
});
