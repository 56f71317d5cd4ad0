import { siteBoot } from '@/components/browser/boot';
import { isOutdated, loadPart } from '@/components/browser/load-part';
import type { hydrate } from './hydrate';
import { prefixOf } from './island-prefix';
import { whenAsked } from './when-asked';

type IslandModule = {
  default: Parameters<typeof hydrate>[1];
  /** Added to each island's file when the program is bundled, so that all share one file with React. */
  hydrate: typeof hydrate;
};

/** `<site-island>`: loads the component of the HTML in it when its moment has come, and lets React take over. */
export class SiteIsland extends HTMLElement {
  #stopWaiting: AbortController | undefined;
  #unmount: (() => void) | undefined;

  connectedCallback(): void {
    if (this.#unmount || this.#stopWaiting || !this.getAttribute('of')) return;
    this.#wait();
  }

  disconnectedCallback(): void {
    // Moved to another place of the document, it stays as it is.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stopWaiting?.abort();
      this.#stopWaiting = undefined;
      this.#unmount?.();
      this.#unmount = undefined;
    });
  }

  #wait(): void {
    this.#stopWaiting?.abort();
    const { signal } = (this.#stopWaiting = new AbortController());
    const when = this.getAttribute('when') ?? 'load';
    whenAsked(this, when, signal, (repeat) => {
      this.#start(signal, repeat).catch((error: unknown) => {
        if (!signal.aborted) this.#fail(error);
      });
    });
  }

  async #start(signal: AbortSignal, repeat: () => void) {
    const of = this.getAttribute('of') ?? '';
    const island = (await loadPart(
      () => import(`../${of}.island.tsx`),
    )) as IslandModule;
    if (signal.aborted) return;
    // Written by the build.
    const props = JSON.parse(this.getAttribute('props') ?? '{}') as object;
    const prefix = this.getAttribute('prefix') ?? prefixOf(of);
    this.#unmount = island.hydrate(this, island.default, props, prefix, repeat);
    this.#stopWaiting?.abort();
    this.#stopWaiting = undefined;
    this.toggleAttribute('alive', true);
  }

  /** It is tried again with a connection, or when the reader comes back; what else can fail may be mended by a full load. */
  #fail(error: unknown): void {
    console.error(error);
    if (isOutdated()) return;
    const turn = siteBoot().isLeft() ? 'pageshow' : 'online';
    if (turn === 'online' && navigator.onLine) {
      siteBoot().recover(location.href, String(error));
    } else {
      window.addEventListener(turn, () => this.#wait(), { once: true });
    }
  }
}
