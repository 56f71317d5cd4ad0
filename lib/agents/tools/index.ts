/** Tools for a program in the reader's browser, loaded where the browser offers a place for them. */
import type { ModelContext } from './tools';

type Place = { modelContext?: ModelContext };

/**
 * Offers the tools of this site to the browser's own assistant, if it has one.
 *
 * @param signal takes them away again
 */
export function startTools(signal: AbortSignal): void {
  // The draft moved it from the navigator to the document, and browsers follow at their own pace.
  const modelContext =
    (document as Place).modelContext ?? (navigator as Place).modelContext;
  // Some of them use the playground's parts, which the build makes.
  if (process.env.NODE_ENV === 'production' && modelContext) {
    import('./tools').then(
      ({ registerTools }) => registerTools(modelContext, signal),
      // The connection failed: the page is as it is elsewhere.
      () => {},
    );
  }
}
