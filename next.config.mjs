import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { hashOfSite } from './scripts/build/build-id.mjs';
import { prepareSite } from './scripts/build/prepare-site.mjs';
import { publicEnv } from './scripts/build/public-env.mjs';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const basePath = process.env.BASE_PATH ?? '';
/** @param {string} name a data file of the content */
const readData = (name) =>
  JSON.parse(
    readFileSync(`${process.env.CONTENT_ROOT ?? 'content'}/${name}`, 'utf8'),
  );

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // For an export this is where it is written: not into `out`, where only finished ones may be found.
  distDir: '.next/raw-export',
  trailingSlash: false,
  reactStrictMode: true,
  basePath,
  env: publicEnv(readData('site.json')),
  images: { unoptimized: true },
  // Node loads them as they are: bundled, they would be half of the compiler's work.
  serverExternalPackages: Object.keys(dependencies).filter(
    (name) => !['next', 'react', 'react-dom'].includes(name),
  ),
  enablePrerenderSourceMaps: false,
  // Seconds by the clock, which a busy machine may need for one page: only what stands still is stopped.
  staticPageGenerationTimeout: 3600,
  // `npm test` checks all types, scripts and tests included; here it would be a fifth of every build.
  typescript: { ignoreBuildErrors: true },
  // While writing: a line for each request would hide what the checks report.
  logging: { incomingRequests: false },
  // Finishes the export: redirects, security policies, files for hosts, compression.
  adapterPath: `${import.meta.dirname}/scripts/build/next-adapter.mjs`,
  pageExtensions: ['tsx', 'ts'],
  turbopack: {
    root: import.meta.dirname,
    // In development pages import the time of the last save through this query, so that saving refreshes them.
    rules: {
      '*.json': { condition: { query: '?track' }, type: 'text' },
      // Styles of an island come with it; linked by pages, they would also stand before the order of the layers.
      '*.css': {
        condition: { all: ['production', { path: /components\// }] },
        type: 'text',
      },
    },
  },
  experimental: {
    serverSourceMaps: false,
    // What the bundler keeps costs a third more to write, and twice as much again where it was kept under another
    // base path: a build of that environment that will not be repeated there does without.
    turbopackFileSystemCacheForBuild: process.env.SITE_ONCE !== '1',
  },
};

export default function configure(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) {
    // A bare `next build` prepares the site as `npm run build` does, which has done it by then.
    if (!prepareSite()) {
      throw new Error(
        'The site could not be prepared; the reason stands above.',
      );
    }
    // Browsers compare it to notice a deployment, and load the next page as a whole when it has changed.
    const SITE_BUILD_ID = process.env.BUILD_ID || hashOfSite();
    return {
      ...config,
      env: { ...config.env, SITE_BUILD_ID },
      generateBuildId: () => SITE_BUILD_ID,
    };
  }
  // The development server shows an empty document for a page that goes while it is open, unless it may answer
  // "not found" by itself.
  return {
    ...config,
    output: undefined,
    distDir: '.next',
    serverExternalPackages: [
      ...config.serverExternalPackages,
      ...['@shikijs/langs', 'remark-mdx', 'remark-parse'],
    ],
    // In an export, pages and rules for hosts lead on. `npm run dev` has looked at them and at what moved.
    redirects: async () =>
      Object.entries(
        JSON.parse(readFileSync('.cache/site/moved.json', 'utf8')),
      ).map(([source, destination]) => ({
        source,
        destination,
        permanent: false,
      })),
  };
}
