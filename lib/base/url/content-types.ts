const FALLBACK_TYPE = 'application/octet-stream';

/** The type of every kind of file that the export holds, by suffix. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files whose address says more about their format than their suffix does. */
export const CONTENT_TYPE_BY_PATH: Readonly<Record<string, string>> = {
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
  '/blog/feed.json': 'application/feed+json; charset=utf-8',
};

/**
 * The `Content-Type` of a file of the export.
 *
 * @param path Site path of the file, without base path, with suffix (`/docs/state.html`).
 */
export function contentTypeOf(path: string): string {
  // Feeds lie below the prefix of each other language as well.
  const special = Object.keys(CONTENT_TYPE_BY_PATH).find((one) =>
    path.endsWith(one),
  );
  return (
    CONTENT_TYPE_BY_PATH[special ?? ''] ??
    CONTENT_TYPES[/\.\w+$/.exec(path)?.[0] ?? ''] ??
    FALLBACK_TYPE
  );
}
