const ONE_YEAR_S = 31_536_000;

/** Path prefixes of the files whose names carry a hash of their content. */
export const HASHED_ASSETS_PREFIXES = ['/_next/static/', '/demos/'] as const;

const HASHED_ASSET = /\/_next\/static\/|^(?:\/[\w-]+)?\/demos\/[\w-]+\.js$/;

/** A hashed file never changes: no browser has to ask for it twice. */
export const IMMUTABLE_CACHE_CONTROL = `public, max-age=${ONE_YEAR_S}, immutable`;

/** Everything else is asked for again, and answered with 304 while it is the same. */
export const REVALIDATE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * What a `<meta>` policy cannot carry, so only a host can send it.
 * The content security policy itself stands in each page, because its hashes differ by page.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Site path of the one document that pages show in a frame: the code of readers runs there. */
export const FRAME_PATH = '/play/frame';

/** The policy of the frame alone: it is for frames of this site, and never anything but a sandbox without origin. */
export const FRAME_POLICY = "frame-ancestors 'self'; sandbox allow-scripts";

/** Whether a site path without base path is the frame, in this language or another. */
export function isFrame(path: string): boolean {
  return /^(?:\/[\w-]+)?\/play\/frame(?:\.html)?$/.test(path);
}

/** The `Cache-Control` of a file, by its site path without base path. */
export function cacheControlOf(path: string): string {
  // Each other language has such folders below its prefix.
  return HASHED_ASSET.test(path)
    ? IMMUTABLE_CACHE_CONTROL
    : REVALIDATE_CACHE_CONTROL;
}
