import { expect, test } from '@playwright/test';
import { registerTools, type ModelContext } from './tools';

type Tool = Parameters<ModelContext['registerTool']>[0];

/** The tools as a browser's assistant gets them. */
async function offered(): Promise<Map<string, Tool>> {
  const tools = new Map<string, Tool>();
  await registerTools(
    {
      registerTool: async (tool) => {
        tools.set(tool.name, tool);
      },
    },
    new AbortController().signal,
  );
  return tools;
}

/** What a tool answers, in words. */
async function ask(name: string, input: unknown): Promise<string> {
  const answer = await (await offered()).get(name)?.execute(input);
  return answer?.content.map(({ text }) => text).join('\n') ?? '';
}

test('each tool only reads, and says which text it needs', async () => {
  const tools = await offered();
  expect([...tools.keys()]).toEqual([
    'search_docs',
    'read_page',
    'lint_code',
    'playground_link',
  ]);
  for (const { inputSchema, annotations, name } of tools.values()) {
    const { required, properties } = inputSchema as {
      required: string[];
      properties: Record<string, { type: string }>;
    };
    expect(annotations.readOnlyHint, name).toBe(true);
    expect(Object.keys(properties), name).toEqual(required);
    expect(properties[required[0] ?? '']?.type, name).toBe('string');
  }
});

for (const input of [undefined, null, {}, { path: ' ' }, { path: 3 }, 'path']) {
  test(`a tool that is given ${JSON.stringify(input)} says what it needs`, async () => {
    expect(await ask('read_page', input)).toMatch(
      /^read_page needs the argument "path": /,
    );
  });
}

test.describe('a page is read', () => {
  const { fetch } = globalThis;
  let asked: string[] = [];
  test.beforeEach(() => {
    asked = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return String(address) === '/docs/state.md'
        ? new Response('# State')
        : new Response('', { status: 404 });
    };
  });
  test.afterEach(() => void (globalThis.fetch = fetch));

  for (const path of [
    '/docs/state',
    '/docs/state.md',
    '/docs/state/',
    '/docs/state.html#top',
    '/docs/state?a=b',
  ]) {
    test(`from ${path}`, async () => {
      expect(await ask('read_page', { path })).toBe('# State');
      expect(asked).toEqual(['/docs/state.md']);
    });
  }

  test('from this site alone', async () => {
    const path = '//elsewhere.example/docs/state';
    expect(await ask('read_page', { path })).toContain('begins with "/docs/"');
    expect(asked).toEqual([]);
  });

  test('if there is one, and otherwise how to find one is told', async () => {
    expect(await ask('read_page', { path: '/docs/sails' })).toBe(
      'There is no page at /docs/sails. Find one with search_docs.',
    );
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    expect(await ask('read_page', { path: '/docs/state' })).toContain(
      'There is no page',
    );
  });
});

test('code is checked by the rules, and what is no code is told as such', async () => {
  const code =
    "import { ChangeDetectorRef } from '@angular/core';\nclass A {\n  constructor(private cdRef: ChangeDetectorRef) {}\n  b() {\n    this.cdRef.markForCheck();\n  }\n}\n";
  expect(await ask('lint_code', { code })).toMatch(
    /^5:\d+ no-explicit-change-detection-apis /m,
  );
  expect(await ask('lint_code', { code: 'const a = 1;' })).toBe(
    'No rule reports anything.',
  );
  expect(await ask('lint_code', { code: 'const = ;' })).toMatch(
    /^The code cannot be read: /,
  );
});
