import { ChromiumHost, type FoundBrowser } from '@/lib/samples/chromium';
import type { DemoBundle, DemoCode, PageBundler } from './bundle-demos';

/**
 * What outlasts a check while an author writes, as making it anew would be most of the time until a demo is shown:
 * the browser, and the bundles of pages.
 */
export class DemoSession {
  #chromium: ChromiumHost | undefined;
  /** By all that their demos are made of. */
  readonly #bundles = new Map<string, DemoBundle>();
  #bundler: PageBundler | undefined;

  /** The browser. */
  chromium(found: FoundBrowser): ChromiumHost {
    return (this.#chromium ??= new ChromiumHost(found));
  }

  /**
   * Bundles the demos of pages that changed, each page for itself, no shorter than that takes and without maps.
   *
   * @param bundleAll makes the bundle that a build would make of all demos, for those that did not change
   */
  async bundle(
    demos: readonly DemoCode[],
    rootDir: string,
    bundleAll: () => Promise<DemoBundle>,
  ): Promise<DemoBundle> {
    const pages = byPage(demos);
    if (this.#bundles.size === 0) this.#keep(demos, await bundleAll());
    const { PageBundler } = await import('./bundle-demos');
    this.#bundler ??= new PageBundler(rootDir);
    const bundles: DemoBundle[] = [];
    for (const codes of pages) {
      const key = JSON.stringify(codes);
      const bundle =
        this.#bundles.get(key) ?? (await this.#bundler.bundle(codes));
      this.#bundles.set(key, bundle);
      bundles.push(bundle);
    }
    const files = bundles.flatMap((bundle) => bundle.files);
    return {
      entries: bundles.flatMap(({ entries }) => entries),
      files: [...new Map(files.map((file) => [file.name, file])).values()],
    };
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await this.#bundler?.close();
    await this.#chromium?.close();
  }

  #keep(demos: readonly DemoCode[], { entries, files }: DemoBundle): void {
    let from = 0;
    for (const codes of byPage(demos)) {
      const own = entries.slice(from, (from += codes.length));
      this.#bundles.set(JSON.stringify(codes), { entries: own, files });
    }
  }
}

/** Demos of a page stand beside each other. */
function byPage(demos: readonly DemoCode[]): DemoCode[][] {
  const pages = new Map<string, DemoCode[]>();
  for (const demo of demos) {
    pages.set(demo.page, [...(pages.get(demo.page) ?? []), demo]);
  }
  return [...pages.values()];
}
