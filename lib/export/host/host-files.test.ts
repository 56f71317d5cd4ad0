import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTENT_TYPES } from '@/lib/base/url';
import { OWN_PATH } from '@/tests/support/attack';
import { HOSTILE_ADDRESSES } from '@/tests/support/hostile-addresses';
import { renderHostFiles } from './host-files';

const PATH = String.raw`\/[\w./-]*`;
const HEADER = /^[A-Za-z-]+: [\x20-\x7e]+$/;

/** A header, or one that is taken back. */
const HEADER_LINE = /^(?:[A-Za-z-]+: [\x20-\x7e]+|! [A-Za-z-]+)$/;

const redirects = [
  { from: '/docs/old', to: '/docs/state#intro' },
  { from: '/docs/rule.md', to: '/docs/rules/rule.md' },
  { from: '/docs/start', to: '/' },
];

/** What a host may take an address for: as sent, decoded once, twice or thrice, with slashes folded. */
function readings(address: string): string[] {
  const found = [address, address.replace(/\?.*$/s, '')];
  for (let times = 0; times < 3; times++) {
    const last = found.at(-1) ?? '';
    try {
      found.push(decodeURIComponent(last));
    } catch {
      break;
    }
  }
  return [...found, ...found.map((one) => one.replace(/[/\\]+/g, '/'))];
}

/** Every address that rules of whole paths lead to, whichever way the host reads the request. */
function leadsTo(rules: ReadonlyMap<string, string>): string[] {
  return HOSTILE_ADDRESSES.flatMap(readings).flatMap(
    (path) => rules.get(path) ?? [],
  );
}

for (const base of ['', '/sub']) {
  const files = renderHostFiles({ base, redirects, prefixes: ['/de'] });
  const targets = redirects.map(({ to }) =>
    to === '/' ? base || to : base + to,
  );

  test(`_redirects with the base path "${base}" matches whole paths and repeats nothing of a request`, () => {
    const rules = files['_redirects']
      .trimEnd()
      .split('\n')
      .map((line) => {
        // Neither "*" nor ":name": nothing of the address gets into the answer.
        expect(line).toMatch(new RegExp(`^${PATH} ${PATH}(#[\\w-]+)? 301$`));
        const [from = '', to = ''] = line.split(' ');
        return [from, to] as const;
      });
    expect(rules.map(([, to]) => to)).toEqual(targets);
    for (const to of leadsTo(new Map(rules))) expect(to).toMatch(OWN_PATH);
  });

  test(`_headers with the base path "${base}" holds one header a line and no placeholder`, () => {
    const lines = files['_headers'].trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      if (line.startsWith('  ')) expect(line.trim()).toMatch(HEADER_LINE);
      else expect(line).toMatch(new RegExp(`^${PATH}\\*?$`));
    }
  });

  test(`vercel.json with the base path "${base}" matches whole paths and repeats nothing of a request`, () => {
    const { redirects: all, ...config } = vercelConfig.parse(
      JSON.parse(files['vercel.json']),
    );
    const moved = all.filter(({ has }) => !has);
    // Without the characters that path-to-regexp gives a meaning to.
    for (const { source, destination } of moved) {
      expect(source).toMatch(new RegExp(`^${PATH}$`));
      expect(destination).toMatch(new RegExp(`^${PATH}(#[\\w-]+)?$`));
    }
    expect(moved.map(({ destination }) => destination)).toEqual(targets);
    for (const { source, headers } of config.headers) {
      expect(source).toMatch(new RegExp(`^${PATH}(\\(\\.\\*\\))?$`));
      for (const { key, value } of headers) {
        expect(`${key}: ${value}`).toMatch(HEADER);
      }
    }
    const rules = moved.map(
      ({ source, destination }) => [source, destination] as const,
    );
    for (const to of leadsTo(new Map(rules))) expect(to).toMatch(OWN_PATH);
  });

  test(`vercel.json with the base path "${base}" sends programs that ask for Markdown to the twin of a page, and nowhere else`, () => {
    const { redirects: all } = vercelConfig.parse(
      JSON.parse(files['vercel.json']),
    );
    const [rule, ...others] = all.filter(({ has }) => has);
    expect(others).toEqual([]);
    const [, pattern = ''] = /:page\((.+)\)$/.exec(rule?.source ?? '') ?? [];
    const page = new RegExp(`^${base}/docs/(${pattern})$`);
    expect(page.test(`${base}/docs/state/api/rx-state`)).toBe(true);
    // A file, a twin among them, is what it is.
    expect(page.test(`${base}/docs/state.md`)).toBe(false);
    expect(rule?.destination).toBe(`${base}/docs/:page.md`);
    const hostile = HOSTILE_ADDRESSES.flatMap(readings);
    for (const address of hostile) {
      const [, found] = page.exec(base + address) ?? [];
      if (found) expect(`${base}/docs/${found}.md`).toMatch(OWN_PATH);
    }
  });
}

type Headers = Record<string, string>;

/** The headers that Netlify and Cloudflare send with a path, each in its own way of joining rules. */
function headersOn(
  host: 'netlify' | 'cloudflare',
  text: string,
  path: string,
): Headers {
  const sent: Headers = {};
  let isMatch = false;
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('/')) {
      isMatch = line.endsWith('*')
        ? path.startsWith(line.slice(0, -1))
        : path === line;
    } else if (isMatch && line.startsWith('  ! ')) {
      if (host === 'cloudflare') Reflect.deleteProperty(sent, line.slice(4));
    } else if (isMatch) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      const before = host === 'cloudflare' ? sent[name] : undefined;
      sent[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return sent;
}

/** The headers that Vercel sends with a path: of all rules that match, the last one wins. */
function headersOnVercel(text: string, path: string): Headers {
  const { headers } = vercelConfig.parse(JSON.parse(text));
  return Object.fromEntries(
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

for (const base of ['', '/sub']) {
  const files = renderHostFiles({ base, redirects: [], prefixes: ['/de'] });
  const hosts = {
    Netlify: (path: string) => headersOn('netlify', files['_headers'], path),
    Cloudflare: (path: string) =>
      headersOn('cloudflare', files['_headers'], path),
    Vercel: (path: string) => headersOnVercel(files['vercel.json'], path),
  };
  for (const [host, sentWith] of Object.entries(hosts)) {
    test(`${host} lets hashed files be kept for a year, below "${base}"`, () => {
      for (const path of ['/_next/static/a.js', '/demos/demo-A.js']) {
        for (const prefix of ['', '/de']) {
          const sent = sentWith(base + prefix + path);
          expect(sent['Cache-Control'], path).toContain('immutable');
        }
      }
      const page = sentWith(`${base}/docs/demos/a.js`);
      expect(page['Cache-Control'] ?? '').not.toContain('immutable');
    });

    test(`${host} lets pages of the site show the frame and nothing else, below "${base}"`, () => {
      for (const path of [
        '/play/frame',
        '/play/frame.html',
        '/de/play/frame',
      ]) {
        const sent = sentWith(base + path);
        expect(sent['Content-Security-Policy'], path).toBe(
          "frame-ancestors 'self'; sandbox allow-scripts",
        );
        expect(sent['X-Content-Type-Options'], path).toBe('nosniff');
      }
      for (const path of [
        '/',
        '/play',
        '/docs/play/frame',
        '/play/frames',
        '/play/frame/x',
      ]) {
        const sent = sentWith(base + path);
        expect(sent['Content-Security-Policy'], path).toBe(
          "frame-ancestors 'none'",
        );
      }
    });
  }
}

test('the function for a CDN in the guide finds pages and files, and redirects nobody', () => {
  const guide = readFileSync('content/docs/contributing/deploy.mdx', 'utf8');
  const [, code = ''] =
    /```js title="clean-urls\.js"\r?\n(.+?)```/s.exec(guide) ?? [];
  const handler = runInNewContext(`${code}\nhandler`) as (
    event: object,
  ) => unknown;
  const answer = (uri: string): string =>
    cdnAnswer.parse(handler({ request: { uri, querystring: {} } })).uri;
  for (const page of ['/docs/state', '/docs/1.0', '/docs/20.x', '/docs/v2.1']) {
    for (const form of [page, `${page}/`, `${page}//`, `${page}.html`])
      expect(answer(form)).toBe(`${page}.html`);
  }
  for (const home of ['/', '//']) expect(answer(home)).toBe('/index.html');
  for (const suffix of Object.keys(CONTENT_TYPES))
    expect(answer(`/file${suffix}`)).toBe(`/file${suffix}`);
  for (const path of HOSTILE_ADDRESSES) answer(path);
});

const vercelConfig = z.object({
  redirects: z.array(
    z.object({
      source: z.string(),
      destination: z.string(),
      has: z.array(z.object({ key: z.literal('accept') })).optional(),
    }),
  ),
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** A request that goes on to the store, with its query. */
const cdnAnswer = z.strictObject({
  uri: z.string(),
  querystring: z.strictObject({}),
});
