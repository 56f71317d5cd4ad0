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

/** Makes a page depend on its content file while writing; does nothing in a build. */
export async function trackContentFile(file: string): Promise<void> {
  await tracked[`/${file}`]?.();
}
