import { didYouMean } from '@/lib/base/text';

/** Words of a drawing: its accessible name, its description, and a caption where it has one. */
export const WORDS = ['title', 'desc', 'metadata'] as const;
export type Word = (typeof WORDS)[number];

export const isWord = (name: string): name is Word =>
  (WORDS as readonly string[]).includes(name);

const SHAPES = {
  g: ['transform'],
  path: ['class', 'd'],
  rect: ['class', 'x', 'y', 'width', 'height'],
  circle: ['class', 'cx', 'cy', 'r'],
  text: ['class', 'x', 'y'],
};

/** What every file begins with: programs that do not know the stylesheet of the site show an outline with it. */
const ROOT: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  'font-size': '13',
  'text-anchor': 'middle',
};

/**
 * What may be written. Nothing of it can run a script, load a file or bring a colour of its own: colours come from the
 * stylesheet, which has them for both colour modes, for forced colours and for paper.
 */
const ATTRIBUTES = new Map<string, readonly string[]>([
  ['svg', ['viewBox', ...Object.keys(ROOT)]],
  ...WORDS.map((word): [string, readonly string[]] => [word, []]),
  ...Object.entries(SHAPES),
]);

/** Those that `app/styles/prose.css` has for drawings. */
const CLASSES = ['accent', 'bold', 'code', 'dashed', 'frame', 'halo', 'start'];

export type Fault = { what: string; cure: string };

/** An element as it stands in the file, and the name of what it stands in. */
type Tag = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: string | undefined;
};

/** What is wrong with an element; undefined when nothing is. */
export function faultOf(tag: Tag): Fault | undefined {
  for (const rule of [checkName, checkPlace, checkAttributes, checkRoot]) {
    const fault = rule(tag);
    if (fault) return fault;
  }
  return undefined;
}

function checkName({ name }: Tag): Fault | undefined {
  if (ATTRIBUTES.has(name)) return undefined;
  return {
    what: `has <${name}>, but drawings are made of a few elements that load nothing, run nothing and have no colours of their own.`,
    cure: `draw with ${Object.keys(SHAPES).join(', ')}. ${didYouMean(name, ATTRIBUTES.keys())}`,
  };
}

function checkPlace({ name, parent }: Tag): Fault | undefined {
  const parents = isWord(name) ? ['svg'] : ['svg', 'g'];
  const fits =
    parent === undefined
      ? name === 'svg'
      : name !== 'svg' && parents.includes(parent);
  if (fits) return undefined;
  return {
    what: `has <${name}> ${parent === undefined ? 'at its beginning' : `in <${parent}>`}, where it would not be shown.`,
    cure: 'begin with <svg>; put title, desc and metadata into it, and shapes into it or into <g>.',
  };
}

function checkAttributes({ name, attributes }: Tag): Fault | undefined {
  const allowed = ATTRIBUTES.get(name) ?? [];
  const unknown = Object.keys(attributes).find((key) => !allowed.includes(key));
  if (unknown !== undefined) {
    return {
      what: `has "${unknown}" on <${name}>, but a drawing looks as its classes say, so that it fits both colour modes, forced colours and paper.`,
      cure: `remove it, or write class with one of ${CLASSES.join(', ')}.`,
    };
  }
  const strange = attributes['class']
    ?.split(' ')
    .find((one) => !CLASSES.includes(one));
  return strange === undefined
    ? undefined
    : {
        what: `has the class "${strange}", which the stylesheet does not know.`,
        cure: `write ${CLASSES.join(', ')}. ${didYouMean(strange, CLASSES)}`,
      };
}

function checkRoot({ name, attributes }: Tag): Fault | undefined {
  if (name !== 'svg') return undefined;
  const other = Object.entries(ROOT).find(
    ([key, value]) => attributes[key] !== value,
  );
  if (!other) return undefined;
  const wanted = `${other[0]}="${other[1]}"`;
  return {
    what: `is without ${wanted} on <svg>, so other programs would show it as black areas.`,
    cure: `write ${wanted}.`,
  };
}
