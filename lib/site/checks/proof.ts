import type { Nodes, Paragraph, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { errorAt, placeOf } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Confirmations, Rule } from './types';

/** What reading alone cannot settle, and how it is called in a report. */
const KINDS = {
  figure:
    /(?<![\w.,-])(?:\d[\d ,._]{0,20}\d|\d)(?=\s?(?:ms|s|seconds?|minutes?|days?|Hz|kB|MB|px|%)(?!\w))/g,
  code: /\b(?:NG0?\d{3,4}|TS\d{4})\b/g,
  order:
    /\b(?:in the order (?:in which|of)|(?:runs?|fires?|emits?|lands?|executes?) (?:first|last|before|after|synchronously|asynchronously)|before the next (?:paint|frame)|(?:is|are) a?synchronous|overtakes?)\b/gi,
  library:
    /\b(?:NgRx|SignalStore|Fastify|NestJS|PM2|Redis|ioredis|Express (?=\d))/g,
} as const;
type Kind = keyof typeof KINDS;

/** A sample with one of these words is executed, or has to fail as it says. */
const PROVES = /(?:^|\s)(?:run|errors|eslint|proof)\b/;
const PROVED_ROW = '#proof-';
const ONLY_LINKS = 'Next steps';

type Unit = { text: string; isLinked: boolean; node: Nodes };
type Section = { units: Unit[]; code: string; isRun: boolean };
type Claim = { unit: Unit; kind: Kind; words: string };

/**
 * What a page says about times, sizes, error codes, order and other libraries is proved by a sample
 * or confirmed, with its source, in `content/confirmations.json`.
 */
export const checkProof: Rule = ({ pages, firstVersion, confirmations }) => {
  const docs = pages.filter(
    ({ kind, id, version }) =>
      kind === 'doc' &&
      version === firstVersion &&
      !id.startsWith('contributing/'),
  );
  const sections = new Map(docs.map((page) => [page, readSections(page)]));
  const allCode = [...sections.values()].flat().map(({ code }) => code);
  const codes = new Set(allCode.join('\n').match(KINDS.code));
  const problems = [...sections].flatMap(([page, parts]) => {
    const open = parts.flatMap((part) => findClaims(part, parts, codes));
    const known = Object.keys(confirmations.byPage[page.id] ?? {});
    return [
      ...open
        .filter(({ unit }) => !known.some((text) => unit.text.includes(text)))
        .map((claim) => unproved(page, claim)),
      ...known
        .filter((text) => !open.some(({ unit }) => unit.text.includes(text)))
        .map((text) => outdated(confirmations, page.id, text)),
    ];
  });
  const ids = new Set(docs.map(({ id }) => id));
  const lost = Object.keys(confirmations.byPage).filter((id) => !ids.has(id));
  return [...problems, ...lost.map((id) => outdated(confirmations, id, id))];
};

function readSections(page: CheckedPage): Section[] {
  const sections: Section[] = [{ units: [], code: '', isRun: false }];
  let isRead = true;
  for (const child of page.tree.children) {
    if (child.type === 'heading' && child.depth === 2) {
      isRead = toString(child) !== ONLY_LINKS;
      sections.push({ units: [], code: '', isRun: false });
    }
    const section = sections.at(-1);
    if (section && isRead) addTo(section, child);
  }
  return sections;
}

function addTo(section: Section, child: RootContent): void {
  visit(child as Nodes, (node) => {
    if (node.type === 'code') {
      section.code += `${node.meta ?? ''}\n${node.value}\n`;
      section.isRun ||= PROVES.test(node.meta ?? '');
    }
    if (node.type === 'paragraph') section.units.push(...sentencesOf(node));
    if (node.type === 'tableRow') section.units.push(rowOf(node));
  });
}

function sentencesOf(node: Paragraph): Unit[] {
  return toString(node)
    .split(/(?<=[.:!?]) (?=[A-Z])/)
    .map((text) => ({ text, isLinked: false, node }));
}

function rowOf(node: TableRow): Unit {
  let isLinked = false;
  visit(node, 'link', ({ url }) => {
    isLinked ||= url.startsWith(PROVED_ROW);
  });
  const text = node.children.map((cell) => toString(cell)).join(' | ');
  return { text, isLinked, node };
}

/** The claims of a section that no sample proves. */
function findClaims(
  section: Section,
  page: readonly Section[],
  codes: ReadonlySet<string>,
): Claim[] {
  const pageCode = page.map(({ code }) => code.replaceAll('_', '')).join('\n');
  const isProved: Record<Kind, (words: string) => boolean> = {
    figure: (words) => holdsNumber(pageCode, words.replace(/[ ,_]/g, '')),
    code: (words) => codes.has(words),
    order: () => section.isRun,
    library: (words) =>
      pageCode.toLowerCase().includes(words.trim().toLowerCase()),
  };
  return section.units
    .filter(({ isLinked }) => !isLinked)
    .flatMap((unit) =>
      (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
        (unit.text.match(KINDS[kind]) ?? [])
          .filter((words) => !isProved[kind](words))
          .map((words) => ({ unit, kind, words })),
      ),
    );
}

function holdsNumber(code: string, digits: string): boolean {
  return new RegExp(
    `(?<![\\d.])${digits.replaceAll('.', '\\.')}(?![\\d.]*\\d)`,
  ).test(code);
}

function unproved(page: CheckedPage, { unit, words }: Claim): Problem {
  return errorAt(
    'proof',
    placeOf(page, unit.node),
    `says "${words}" in "${unit.text}", which no sample of the page proves.`,
    `prove it with a sample that runs, or add a part of the sentence and where you know it from under "${page.id}" in content/confirmations.json.`,
  );
}

function outdated(
  { file, text }: Confirmations,
  id: string,
  words: string,
): Problem {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(JSON.stringify(id)));
  const offset = lines
    .slice(Math.max(start, 0))
    .findIndex((line) => line.includes(JSON.stringify(words)));
  const line = Math.max(start, 0) + Math.max(offset, 0) + 1;
  return errorAt(
    'proof',
    { file, line },
    `confirms "${words}", which "${id}" does not say or a sample proves by now.`,
    'remove the line, or copy the current words of the sentence.',
  );
}
