import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes, Token } from 'parse5';

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
const OWN_NAME = /^(?!(?:src|style|data-.*)$)[a-z][\w-]*$/;
const LINK = /^(?:https:\/\/|\/(?![/\\\s])|#)/;
/** Deeper ones are no render of ours, and what walks through them would run out of stack. */
const MAX_DEPTH = 200;
/** As attributes they are CSS, which loads what it names. */
const PAINT = /^(?:#[\da-f]+|[a-z]+|(?!url)[a-z]+\([\w\s.,%/-]*\))$/i;

/** What the stage is in a page: some elements are read by what is around them. */
const STAGE = defaultTreeAdapter.createElement('section', html.NS.HTML, []);

/**
 * The first render of a demo as a page may have it. Records are files that a change can bring along, so what stands in
 * them is no more trusted than what authors write: it is parsed as browsers do, and written anew from what is allowed,
 * until they read it as it is written. What they would mend is another tree, whose end tags may end the stage.
 *
 * @returns nothing when there is no end to that
 */
export function plainRender(render: string, readings = 9): string {
  if (readings === 0) return '';
  const root = parseFragment(STAGE, render, {});
  clean(root);
  const written = serialize(root);
  return written === render ? written : plainRender(written, readings - 1);
}

function clean(parent: DefaultTreeAdapterTypes.ParentNode, depth = 0) {
  parent.childNodes = parent.childNodes.filter((node) => {
    if (node.nodeName === '#text') return true;
    if (!('attrs' in node) || depth > MAX_DEPTH) return false;
    node.attrs = node.attrs.filter((one) => isPlain(one, node.tagName));
    clean(node, depth + 1);
    return isShown(node.tagName.toLowerCase(), parent.nodeName);
  });
}

function isShown(name: string, parent: string) {
  // Only some browsers show in a choice what is no option.
  if (/^(?:select|opt.*)$/.test(parent) && !name.startsWith('opt'))
    return false;
  // Elements of the site would come to life, as its scripts and styles go by "data-".
  return ELEMENTS.has(name) || /^(?!site-)[a-z][\w.]*-[\w.-]*$/.test(name);
}

function isPlain({ name, prefix, value }: Token.Attribute, element: string) {
  if (prefix || name.startsWith('on')) return false;
  if (name === 'href') return element === 'a' && LINK.test(value);
  if (name === 'fill' || name === 'stroke') return PAINT.test(value);
  if (ATTRIBUTES.has(name.toLowerCase()) || name.startsWith('aria-'))
    return true;
  return value === '' && OWN_NAME.test(name);
}
