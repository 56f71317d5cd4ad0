/** Gives the HTML in an element its behaviour, until the signal ends when the element leaves the document. */
export type Connect = (host: HTMLElement, signal: AbortSignal) => void;

/** Dispatched on the document when an element cannot come to life, with the error. */
export const CRASH_EVENT = 'site-crash';

/** How many begin in one piece: on a slow processor that is some 20 ms. */
const PIECE = 4;

/**
 * Defines custom elements, which come to life wherever they are in the document and as long as they are: in pieces, so
 * that nobody feels it.
 *
 * @param elements what connects them, by name
 */
export async function defineElements(
  elements: Readonly<Record<`site-${string}`, Connect>>,
): Promise<void> {
  let count = 0;
  for (const [name, connect] of Object.entries(elements)) {
    if (++count % PIECE === 0) await new Promise((done) => setTimeout(done));
    customElements.define(
      name,
      class extends HTMLElement {
        #end: AbortController | undefined;

        connectedCallback(): void {
          this.#end = new AbortController();
          try {
            connect(this, this.#end.signal);
          } catch (error) {
            // One that fails must not take the others with it; the reader is notified.
            document.dispatchEvent(
              new CustomEvent(CRASH_EVENT, { detail: error }),
            );
          }
        }

        disconnectedCallback(): void {
          this.#end?.abort();
        }
      },
    );
  }
}
