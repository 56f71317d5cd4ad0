import { DomUtils, parseDocument } from 'htmlparser2';

/** Elements that show something or can be operated; what loads, frames, runs or sends is not among them. */
const ELEMENTS = new Set(
  `a abbr article aside b blockquote br button canvas caption circle code col colgroup dd defs del details dfn div dl dt
  ellipse em fieldset figcaption figure footer form g h2 h3 h4 h5 h6 header hr i input ins kbd label legend li line
  lineargradient main mark meter nav ol optgroup option output p path polygon polyline pre progress q rect s samp
  section select small span stop strong sub summary sup svg table tbody td text tfoot th thead time tr tspan u ul var
  wbr`.split(/\s+/),
);

const ATTRIBUTES = new Set(
  `alt class colspan cx cy d datetime dir disabled draggable fill height high inputmode lang low max min offset open
  optimum placeholder points r role rowspan rx ry scope selected step stroke tabindex title transform type value viewbox
  width x x1 x2 y y1 y2`.split(/\s+/),
);

/** Of components and directives: a name alone says nothing to a browser. */
const OWN_NAME = /^[a-z][\w-]*$/;
const LINK = /^(?:https:\/\/|\/(?![/\\\s])|#)/;
/** As attributes they are CSS, which loads what it names. */
const PAINT = /^(?:#[\da-f]+|[a-z]+|(?!url)[a-z]+\([\w\s.,%/-]*\))$/i;

/**
 * The first render of a demo as a page may have it. Records are files that a change can bring along, so what stands in
 * them is no more trusted than what authors write: it is parsed, and written anew from what is allowed.
 */
export function plainRender(html: string): string {
  const root = parseDocument(html);
  for (const node of DomUtils.filter(() => true, root)) {
    if (node.type === 'text') continue;
    if (!('name' in node) || !isShown(node)) {
      DomUtils.removeElement(node);
      continue;
    }
    if (!('attribs' in node)) continue;
    node.attribs = Object.fromEntries(
      Object.entries(node.attribs).filter(([name, value]) =>
        isPlain(name, value, node.name),
      ),
    );
  }
  return DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' });
}

function isShown({ name, parent }: { name: string; parent: object | null }) {
  // Browsers leave out what is no option there, and take its end tag for that of an element around the stage.
  const around = parent && 'name' in parent ? String(parent.name) : '';
  if (/^select|^opt/.test(around) && !/^opt/.test(name)) return false;
  // Elements of the site would come to life, as its scripts and styles go by "data-".
  return ELEMENTS.has(name) || /^(?!site-)[a-z][\w.]*-[\w.-]*$/.test(name);
}

function isPlain(name: string, value: string, element: string): boolean {
  if (name.startsWith('on')) return false;
  if (name === 'href') return element === 'a' && LINK.test(value);
  if (name === 'fill' || name === 'stroke') return PAINT.test(value);
  return (
    ATTRIBUTES.has(name) ||
    /^aria-[\w-]+$/.test(name) ||
    (value === '' &&
      OWN_NAME.test(name) &&
      !/^(?:src|style|data-.*)$/.test(name))
  );
}
