import { createHash } from 'node:crypto';

const ANALYTICS_SCRIPT_HOST = 'https://www.googletagmanager.com';
const ANALYTICS_EVENT_HOSTS = [
  'https://www.google-analytics.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Text becomes markup or a script by the policy in components/browser/trusted.ts alone. */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site'],
};

/**
 * The content security policy of one page, as the value of its `<meta>` tag.
 * Only files of this site and exactly these inline scripts may run; no `unsafe-*`.
 * Without analytics no other host is named.
 *
 * @param inlineScripts text of every inline script that the page may run
 * @param analytics whether the page may talk to the configured analytics service
 */
export function buildPolicy(
  inlineScripts: readonly string[],
  analytics: boolean,
): string {
  const hashes = [...new Set(inlineScripts.map(hashSource))];
  const scriptHosts = analytics ? [ANALYTICS_SCRIPT_HOST] : [];
  const eventHosts = analytics ? ANALYTICS_EVENT_HOSTS : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...scriptHosts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...eventHosts],
    'connect-src': ["'self'", ...eventHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The scripts of an analytics service put texts into the page that no policy of ours has passed.
    ...(analytics ? {} : TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
