import { expect, test } from 'vitest';
import { ensureTool, findOnPath, type ToolSource } from './ensure-tool';

const onMachine: ToolSource = {
  name: 'the machine',
  candidates: () => ['/usr/bin/broken', '/usr/bin/good'],
};

test('takes the first program that works and says which one did not', async () => {
  const lines: string[] = [];
  const tool = await ensureTool(
    [onMachine],
    (path) => path.endsWith('good'),
    (line) => lines.push(line),
  );
  expect(tool).toEqual({ path: '/usr/bin/good', source: 'the machine' });
  expect(lines).toEqual(['/usr/bin/broken does not start.']);
});

test('prepares a source only when the ones before it have nothing', async () => {
  let downloads = 0;
  const download: ToolSource = {
    name: 'a download',
    prepare: () => ++downloads > 0,
    candidates: () => ['/cache/browser'],
  };
  await ensureTool(
    [onMachine, download],
    () => true,
    () => undefined,
  );
  expect(downloads).toBe(0);

  const tool = await ensureTool(
    [onMachine, download],
    (path) => path.startsWith('/cache'),
    () => undefined,
  );
  expect(downloads).toBe(1);
  expect(tool?.source).toBe('a download');
});

test('skips a source that cannot be prepared and finds nothing in the end', async () => {
  const lines: string[] = [];
  const tool = await ensureTool(
    [{ name: 'a download', prepare: () => false, candidates: () => ['/x'] }],
    () => true,
    (line) => lines.push(line),
  );
  expect(tool).toBeUndefined();
  expect(lines).toEqual(['Could not use a download.']);
});

test('finds programs by name and leaves out those that do not exist', () => {
  const found = findOnPath(['node', 'no-such-program']);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/\/node$/);
});
