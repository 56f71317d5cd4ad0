import {
  RendererStyleFlags2,
  ViewEncapsulation,
  type Renderer2,
  type RendererFactory2,
  type RendererType2,
} from '@angular/core';

const NAMESPACES: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
  xlink: 'http://www.w3.org/1999/xlink',
};

/** What stands for the id of a component in its compiled styles. */
const COMPONENT_ID = /%COMP%/g;

/** Objects that listeners name. */
const TARGETS = {
  window: () => window,
  document: () => document,
  body: () => document.body,
};

class DemoRenderer implements Renderer2 {
  readonly data = {};
  readonly destroyNode = null;

  destroy(): void {}

  createElement(name: string, namespace?: string | null): Element {
    return namespace
      ? document.createElementNS(NAMESPACES[namespace] ?? namespace, name)
      : document.createElement(name);
  }

  createComment(value: string): Comment {
    return document.createComment(value);
  }

  createText(value: string): Text {
    return document.createTextNode(value);
  }

  appendChild(parent: Node, child: Node): void {
    parent.appendChild(child);
  }

  insertBefore(parent: Node | null, child: Node, next: Node | null): void {
    parent?.insertBefore(child, next);
  }

  removeChild(_parent: Node | null, child: ChildNode): void {
    child.remove();
  }

  selectRootElement(host: Element): Element {
    host.replaceChildren();
    return host;
  }

  parentNode(node: Node): Node | null {
    return node.parentNode;
  }

  nextSibling(node: Node): Node | null {
    return node.nextSibling;
  }

  setAttribute(
    element: HTMLElement,
    name: string,
    value: string,
    namespace?: string | null,
  ): void {
    // The policy refuses the attribute, and allows the same declarations by script.
    if (name === 'style') element.style.cssText = value;
    else if (namespace) {
      const uri = NAMESPACES[namespace] ?? namespace;
      element.setAttributeNS(uri, `${namespace}:${name}`, value);
    } else element.setAttribute(name, value);
  }

  removeAttribute(element: Element, name: string, namespace?: string): void {
    element.removeAttribute(namespace ? `${namespace}:${name}` : name);
  }

  addClass(element: Element, name: string): void {
    element.classList.add(name);
  }

  removeClass(element: Element, name: string): void {
    element.classList.remove(name);
  }

  setStyle(
    { style }: HTMLElement,
    name: string,
    value: string,
    flags = 0,
  ): void {
    const priority = flags & RendererStyleFlags2.Important ? 'important' : '';
    if (flags) style.setProperty(name, value, priority);
    else Object.assign(style, { [name]: value });
  }

  removeStyle(element: HTMLElement, name: string, flags = 0): void {
    this.setStyle(element, name, '', flags);
  }

  setProperty(element: Element, name: string, value: unknown): void {
    Object.assign(element, { [name]: value });
  }

  setValue(node: Node, value: string): void {
    node.nodeValue = value;
  }

  listen(
    target: EventTarget | keyof typeof TARGETS,
    event: string,
    callback: (event: Event) => unknown,
    options?: AddEventListenerOptions,
  ): () => void {
    const [type = '', key = ''] = event.split('.');
    const source = typeof target === 'string' ? TARGETS[target]() : target;
    const listener = (happened: Event) => {
      if (key && !isKey(happened, key)) return;
      if (callback(happened) === false) happened.preventDefault();
    };
    source.addEventListener(type, listener, options);
    return () => source.removeEventListener(type, listener, options);
  }
}

/** Whether an event is of the key that a listener such as `keydown.enter` names. */
function isKey(event: Event, name: string): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return event.key.toLowerCase() === (name === 'space' ? ' ' : name);
}

/** Marks elements, so that the styles of their component reach no others. */
class ScopedRenderer extends DemoRenderer {
  constructor(private readonly id: string) {
    super();
  }

  override createElement(name: string, namespace?: string | null): Element {
    const element = super.createElement(name, namespace);
    element.setAttribute(`_ngcontent-${this.id}`, '');
    return element;
  }
}

/**
 * Draws components as the policy of the pages allows it: styles are constructed sheets, which go with the application.
 * Angular's own renderer would make style elements, and with its plugins and shadow roots the first demo 3 kB heavier.
 */
export class DemoRendererFactory implements RendererFactory2 {
  readonly #plain = new DemoRenderer();
  readonly #known = new Map<string, Renderer2>();
  readonly #sheets = new Set<CSSStyleSheet>();

  createRenderer(host: Element | null, type: RendererType2 | null): Renderer2 {
    if (!host || !type) return this.#plain;
    const { id } = type;
    const isScoped = type.encapsulation === ViewEncapsulation.Emulated;
    if (isScoped) host.setAttribute(`_nghost-${id}`, '');
    const known = this.#known.get(id);
    if (known) return known;
    for (const text of type.styles.flat(Infinity)) this.#addSheet(text, id);
    const renderer = isScoped ? new ScopedRenderer(id) : this.#plain;
    this.#known.set(id, renderer);
    return renderer;
  }

  /** Called by Angular. */
  ngOnDestroy(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !this.#sheets.has(sheet),
    );
  }

  #addSheet(text: string, id: string): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text.replace(COMPONENT_ID, id));
    this.#sheets.add(sheet);
    document.adoptedStyleSheets.push(sheet);
  }
}
