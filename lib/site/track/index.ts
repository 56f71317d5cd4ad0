/** Refreshes pages in the development server when anything that they may read is saved. */

/**
 * Pages read content from the disk, which the development server does not see. `npm run dev` writes a file after each
 * save; importing it through a query that does nothing makes it part of the module graph.
 */
const saves: Record<string, () => Promise<unknown>> =
  process.env.NODE_ENV === 'development'
    ? import.meta.glob('/.cache/site/saved.json', {
        query: '?track',
        import: 'default',
      })
    : {};

/** Makes the frame, and with it the page, depend on every save while writing; does nothing in a build. */
export async function trackSaves(): Promise<void> {
  await Promise.all(Object.values(saves).map((load) => load()));
}
