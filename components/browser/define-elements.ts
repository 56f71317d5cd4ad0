/** Gives the HTML in an element its behaviour, until the signal ends when the element leaves the document. */
export type Connect = (host: HTMLElement, signal: AbortSignal) => void;

/** Dispatched on the document when an element cannot come to life, with the error. */
export const CRASH_EVENT = 'site-crash';

/**
 * Defines custom elements, which come to life wherever they are in the document and as long as they are. All at once: the
 * reader's next key may be meant for one of them.
 *
 * @param elements what connects them, by name
 */
export function defineElements(
  elements: Readonly<Record<`site-${string}`, Connect>>,
): void {
  for (const [name, connect] of Object.entries(elements)) {
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
