import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('every action of the workflows is pinned to a commit and names its version', () => {
  const uses = readdirSync('.github/workflows').flatMap((name) =>
    [
      ...readFileSync(`.github/workflows/${name}`, 'utf8').matchAll(
        /uses: *(.+)$/gm,
      ),
    ].map(([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});
