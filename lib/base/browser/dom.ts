type Attributes = Readonly<
  Record<string, string | number | boolean | undefined>
>;

/** Text, or an element; what is empty leaves nothing. */
export type Content = Node | string | false | undefined;

/**
 * Makes an element.
 *
 * @param attributes by their names in HTML; `true` sets an empty one, `false` and undefined none
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  fill(made, attributes, content);
  return made;
}

/** The same for a drawing. */
export function svgElement(
  name: 'svg' | 'path' | 'rect' | 'line' | 'circle' | 'text',
  attributes: Attributes,
  ...content: readonly Content[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  fill(made, attributes, content);
  return made;
}

function fill(
  made: Element,
  attributes: Attributes,
  content: readonly Content[],
): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(
    ...content.filter((part) => part !== false && part !== undefined),
  );
}

/** The nearest element at or above the target of an event that matches a selector. */
export function closestTarget(
  { target }: Event,
  selector: string,
): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : undefined;
}

/** Acts on clicks in what a selector names, now and later. */
export function onClick(
  selector: string,
  signal: AbortSignal,
  act: (found: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener(
    'click',
    (event) => {
      const found = closestTarget(event, selector);
      if (found) act(found, event);
    },
    { signal },
  );
}

/** A button that does something. */
export function button(
  attributes: Attributes,
  label: string,
  act: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', act);
  return made;
}
