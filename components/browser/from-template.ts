/**
 * What the frame has served for a moment that as a rule does not come (`components/layout/templates.tsx`).
 *
 * @throws Error when the frame has no such template
 */
export function fromTemplate(name: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-template="${name}"]`,
  );
  const content = template?.content.firstElementChild?.cloneNode(true);
  if (content instanceof HTMLElement) return content;
  throw new Error(`The frame has no template "${name}".`);
}
