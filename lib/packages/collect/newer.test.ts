import { expect, test } from 'vitest';
import { findNewer } from './npm';

test('what npm has in a later version is found, by number and not by letter', async () => {
  const latest: Record<string, string> = {
    state: '21.10.0',
    template: '21.2.1',
    cdk: '20.9.9',
    core: '22.0.0',
  };
  const known = {
    state: '21.9.2',
    template: '21.2.1',
    cdk: '21.1.1',
    core: '21.2.23',
  };
  const newer = await findNewer(known, (name) =>
    Promise.resolve(latest[name] ?? ''),
  );
  expect(newer).toEqual([
    { name: 'state', known: '21.9.2', latest: '21.10.0' },
    { name: 'core', known: '21.2.23', latest: '22.0.0' },
  ]);
});
