import { createElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { SaxesParser } from 'saxes';
import { ContentError } from '@/lib/base/source';
import { faultOf, isWord, type Fault, type Word } from './svg-rules';

/** One SVG file: its words, and its shapes as they stand in a page. */
export type Drawing = {
  words: ReadonlyMap<Word, { text: string; line: number }>;
  viewBox: string;
  shapes: ReactElement;
};

type Open = {
  name: string;
  props: Record<string, string>;
  line: number;
  children: ReactNode[];
};

/**
 * Reads one SVG file strictly.
 *
 * @param file name used in errors
 * @param width of the drawing in px, so that text has the same size in all of them
 * @throws ContentError naming file, line and what to type
 */
export function readDrawing(
  file: string,
  source: string,
  width: number,
): Drawing {
  const words = new Map<Word, { text: string; line: number }>();
  const root = parse(file, source, ({ name, line, children }) => {
    if (!isWord(name)) return false;
    words.set(name, {
      text: children.join('').trim().replace(/\s+/g, ' '),
      line,
    });
    return true;
  });
  const { viewBox = '' } = root.props;
  const missing = findMissing(viewBox, width, (word) => !words.get(word)?.text);
  if (missing) {
    throw new ContentError(
      { file, line: root.line },
      missing.what,
      missing.cure,
    );
  }
  const shapes = createElement(Fragment, {}, ...root.children);
  return { words, viewBox, shapes };
}

function findMissing(
  viewBox: string,
  width: number,
  lacks: (word: Word) => boolean,
): Fault | undefined {
  const [left, top, actual, height = 0] = viewBox.split(' ').map(Number);
  if (left !== 0 || top !== 0 || actual !== width || !(height > 0)) {
    return {
      what: `has the viewBox "${viewBox}", but it has to be ${width} px wide, so that text is as large as in the others.`,
      cure: `write viewBox="0 0 ${width} …", with the height of the drawing.`,
    };
  }
  if (lacks('title')) {
    return {
      what: 'has no <title>, so nothing names it to those who cannot see it.',
      cure: 'write <title>What it is</title> at its beginning.',
    };
  }
  return lacks('desc')
    ? {
        what: 'has no <desc>, so those who cannot see it learn nothing from it.',
        cure: 'write <desc>What it shows, in sentences.</desc> below its title.',
      }
    : undefined;
}

/**
 * Makes an element of each tag.
 *
 * @param isTaken called with each element that ends; what it takes is not drawn
 * @returns the outermost element
 */
function parse(
  file: string,
  source: string,
  isTaken: (closed: Open) => boolean,
): Open {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: Open[] = [];
  let root: Open = { name: 'svg', props: {}, line: 1, children: [] };
  const fail = ({ what, cure }: Fault, line = parser.line): never => {
    throw new ContentError({ file, line }, what, cure);
  };
  const add = (text: string): void => {
    const { name = '', children = [] } = open.at(-1) ?? {};
    if (name === 'text' || isWord(name)) children.push(text);
    else if (text.trim() !== '') {
      // A text is known when the next tag begins.
      const later = text.trimStart().split('\n').length - 1;
      fail(shownNowhere(text.trim()), parser.line - later);
    }
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('doctype', () => fail(REFERENCE));
  parser.on('processinginstruction', () => fail(REFERENCE));
  parser.on('error', ({ message }) => {
    // What is missing until the end began in the last element.
    const isAtEnd = parser.line === source.split('\n').length;
    fail(notWellFormed(message), isAtEnd ? open.at(-1)?.line : parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const fault = faultOf({ name, attributes, parent: open.at(-1)?.name });
    if (fault) fail(fault);
    const { class: className, ...others } = attributes;
    const props = className === undefined ? others : { className, ...others };
    open.push({ name, props, line: parser.line, children: [] });
  });
  parser.on('closetag', () => {
    const closed = open.pop() ?? root;
    if (open.length === 0) root = closed;
    if (isTaken(closed)) return;
    const { name, props, children } = closed;
    open.at(-1)?.children.push(createElement(name, props, ...children));
  });
  parser.write(source).close();
  return root;
}

const REFERENCE: Fault = {
  what: 'has a <!DOCTYPE> or a <?…?>, which refers to something outside of it; a drawing is a part of its page.',
  cure: 'remove it, and begin with <svg>.',
};

const notWellFormed = (message: string): Fault => ({
  what: `is not well-formed XML: ${message.replace(/\.$/, '')}.`,
  cure: 'close every element, and write &lt; for < and &amp; for &.',
});

const shownNowhere = (text: string): Fault => ({
  what: `has "${text}" outside of <text>, so it would not be shown.`,
  cure: 'put it into <text x="…" y="…">.',
});
