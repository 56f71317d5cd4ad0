/** Refreshes pages in the development server when what they read is saved. */

/**
 * Pages read their text from the disk, which the development server does not see. Importing the same file through
 * a query that does nothing makes it part of the module graph, so that saving it refreshes the page.
 */
const tracked: Record<string, () => Promise<unknown>> =
  process.env.NODE_ENV === 'development'
    ? import.meta.glob('/content/**/*.mdx', {
        query: '?track',
        import: 'default',
      })
    : {};

/** Data files, and what the watchers of `npm run dev` write. */
const trackedData: Record<string, () => Promise<unknown>> =
  process.env.NODE_ENV === 'development'
    ? import.meta.glob(
        [
          '/content/*.json',
          '/content/diagrams/*.svg',
          '/.cache/site/*.json',
          '/.cache/samples/manifest.json',
          '/.cache/samples/problems.json',
        ],
        { query: '?track', import: 'default' },
      )
    : {};

/** Makes a page depend on its content file while writing; does nothing in a build. */
export async function trackContentFile(file: string): Promise<void> {
  await tracked[`/${file}`]?.();
}

/** Makes the frame depend on all data files while writing; does nothing in a build. */
export async function trackData(): Promise<void> {
  await Promise.all(Object.values(trackedData).map((load) => load()));
}
