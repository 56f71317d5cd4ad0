import {
  RendererFactory2,
  type ApplicationConfig,
  type ApplicationRef,
  type Renderer2,
  type RendererType2,
} from '@angular/core';
import {
  createApplication,
  ɵSharedStylesHost as SharedStylesHost,
} from '@angular/platform-browser';

/** Styles of components as constructed sheets, which a policy without inline styles allows. They go with the application. */
class AdoptedStyles {
  readonly #sheets = new Map<string, CSSStyleSheet>();

  addStyles(styles: readonly string[]): void {
    for (const text of styles.filter((one) => !this.#sheets.has(one))) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      this.#sheets.set(text, sheet);
      document.adoptedStyleSheets.push(sheet);
    }
  }

  removeAll(): void {
    const own = new Set(this.#sheets.values());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !own.has(sheet),
    );
  }

  removeStyles(): void {}
  // For components with a shadow root.
  addHost(): void {}
  removeHost(): void {}
}

/**
 * Makes an Angular application that keeps to the policy of the pages.
 *
 * @param providers what it needs besides, such as change detection with or without zone.js
 */
export async function createStrictApplication(
  providers: ApplicationConfig['providers'],
): Promise<ApplicationRef> {
  const styles = new AdoptedStyles();
  const ref = await createApplication({
    providers: [...providers, { provide: SharedStylesHost, useValue: styles }],
  });
  ref.onDestroy(() => styles.removeAll());
  allowStyleAttributes(ref.injector.get(RendererFactory2));
  return ref;
}

/** The policy refuses `style` as an attribute that a script sets, and allows the same declarations by script. */
function allowStyleAttributes(factory: RendererFactory2): void {
  const create = factory.createRenderer.bind(factory);
  const seen = new WeakSet<Renderer2>();
  factory.createRenderer = (host: unknown, type: RendererType2 | null) => {
    const renderer = create(host, type);
    if (seen.has(renderer)) return renderer;
    seen.add(renderer);
    const set = renderer.setAttribute.bind(renderer);
    renderer.setAttribute = (element: Element, name, value, namespace) => {
      if (name === 'style' && element instanceof HTMLElement) {
        element.style.cssText = value;
      } else set(element, name, value, namespace);
    };
    return renderer;
  };
}
