import type { SaxesTagPlain } from 'saxes';
import { findForbidden } from '@/lib/base/text';

/** Elements that draw or describe. In a page, any other may run, load, or end the drawing. */
const ELEMENTS = new Set(
  `a circle clipPath defs desc ellipse g image line linearGradient marker mask metadata path pattern polygon polyline
  radialGradient rect stop style svg symbol text textPath title tspan use`.split(
    /\s+/,
  ),
);

/** Whether styles, also those of attributes, name something outside of the file; with escapes they could hide it. */
export const loads = (styles: string): boolean =>
  /(?:url|src)\(\s*["']?(?!#|data:image\/)|@import|image-set|\\/i.test(styles);

/** What of an element a browser would run or load, or nobody sees; pages take drawings over, in whatever case. */
export function activeIn(tag: SaxesTagPlain): string | undefined {
  const { name, attributes } = tag;
  if (!ELEMENTS.has(name)) return `<${name}>`;
  const found = Object.entries(attributes).find(
    ([key, value]) =>
      /^(?:.*:)?(?:on.*|data-.*|ping)$/i.test(key) ||
      (/(?:href|src|base)$/i.test(key) &&
        !/^(?:#|data:image\/(?!svg))/i.test(value)) ||
      loads(value) ||
      findForbidden(value),
  );
  return found && `${found[0]}="${found[1].slice(0, 40)}" on <${name}>`;
}
