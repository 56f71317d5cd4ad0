import {
  createComponent,
  provideZonelessChangeDetection,
  RendererFactory2,
  type ApplicationRef,
  type Renderer2,
  type RendererType2,
  type Type,
} from '@angular/core';
import {
  createApplication,
  ɵSharedStylesHost as SharedStylesHost,
} from '@angular/platform-browser';

import type { RunningDemo } from '@/lib/fences';

/** Styles of components as constructed sheets, which a policy without inline styles allows. */
class AdoptedStyles {
  readonly #known = new Map<string, { sheet: CSSStyleSheet; uses: number }>();

  addStyles(styles: readonly string[]): void {
    for (const text of styles) {
      const known = this.#known.get(text);
      if (known) {
        known.uses++;
        continue;
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      this.#known.set(text, { sheet, uses: 1 });
      document.adoptedStyleSheets.push(sheet);
    }
  }

  removeStyles(styles: readonly string[]): void {
    for (const text of styles) {
      const known = this.#known.get(text);
      if (!known || --known.uses > 0) continue;
      this.#known.delete(text);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (sheet) => sheet !== known.sheet,
      );
    }
  }

  // For components with a shadow root.
  addHost(): void {}
  removeHost(): void {}
}

let application: Promise<ApplicationRef> | undefined;
let users = 0;

/** One application for all demos, as its parts cost more than any of them. */
function sharedApplication(): Promise<ApplicationRef> {
  application ??= createApplication({
    providers: [
      provideZonelessChangeDetection(),
      { provide: SharedStylesHost, useFactory: () => new AdoptedStyles() },
    ],
  }).then((ref) => {
    allowStyleAttributes(ref.injector.get(RendererFactory2));
    return ref;
  });
  return application;
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

/**
 * Draws a component into an element.
 *
 * @param inputs values of its inputs by name
 * @throws what its constructor or its first change detection throws
 */
export async function mount(
  type: Type<unknown>,
  host: HTMLElement,
  inputs: Readonly<Record<string, unknown>>,
): Promise<RunningDemo> {
  users++;
  const ref = await sharedApplication();
  try {
    return await draw(ref, type, host, inputs);
  } catch (error) {
    leave(ref);
    throw error;
  }
}

async function draw(
  ref: ApplicationRef,
  type: Type<unknown>,
  host: HTMLElement,
  inputs: Readonly<Record<string, unknown>>,
): Promise<RunningDemo> {
  const component = createComponent(type, {
    environmentInjector: ref.injector,
    hostElement: host,
  });
  const set = (name: string, value: unknown) => component.setInput(name, value);
  for (const [name, value] of Object.entries(inputs)) set(name, value);
  ref.attachView(component.hostView);
  await ref.whenStable();
  const stop = () => {
    component.destroy();
    leave(ref);
  };
  return { set, stop };
}

/** The last demo takes the application with it, so that the next one finds services as new. */
function leave(ref: ApplicationRef): void {
  users--;
  if (users > 0) return;
  application = undefined;
  ref.destroy();
}
