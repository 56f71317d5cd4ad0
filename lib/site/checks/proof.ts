import type { Nodes, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { errorAt, placeOf } from './place';
import { placeAt } from '@/lib/base/source';
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

type Unit = { text: string; node: Nodes };
type Section = { units: Unit[]; code: string; isRun: boolean };
type Claim = { unit: Unit; words: string };

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
    const code = parts.map((part) => part.code.replaceAll('_', '')).join('\n');
    const open = parts.flatMap((part) => findClaims(part, code, codes));
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

function readSections({ tree }: CheckedPage): Section[] {
  const parts: RootContent[][] = [[]];
  for (const child of tree.children) {
    if (child.type === 'heading' && child.depth === 2) parts.push([]);
    parts.at(-1)?.push(child);
  }
  return parts
    .filter(
      ([first]) => first?.type !== 'heading' || toString(first) !== ONLY_LINKS,
    )
    .map(readSection);
}

function readSection(children: RootContent[]): Section {
  const section: Section = { units: [], code: '', isRun: false };
  visit({ type: 'root', children } as Nodes, (node) => {
    if (node.type === 'code') {
      section.code += `${node.meta ?? ''}\n${node.value}\n`;
      section.isRun ||= PROVES.test(node.meta ?? '');
    } else if (node.type === 'paragraph') {
      const sentences = toString(node).split(/(?<=[.:!?]) (?=[A-Z])/);
      section.units.push(...sentences.map((text) => ({ text, node })));
    } else if (node.type === 'tableRow' && !isProvedRow(node)) {
      const cells = node.children.map((cell) => toString(cell));
      section.units.push({ text: cells.join(' | '), node });
    }
  });
  return section;
}

function isProvedRow(row: TableRow): boolean {
  let isLinked = false;
  visit(row, 'link', ({ url }) => {
    isLinked ||= url.startsWith(PROVED_ROW);
  });
  return isLinked;
}

/** The claims of a section that no sample proves. */
function findClaims(
  { units, isRun }: Section,
  pageCode: string,
  codes: ReadonlySet<string>,
): Claim[] {
  const isProved: Record<Kind, (words: string) => boolean> = {
    figure: (words) => holdsNumber(pageCode, words.replace(/[ ,_]/g, '')),
    code: (words) => codes.has(words),
    order: () => isRun,
    library: (words) =>
      pageCode.toLowerCase().includes(words.trim().toLowerCase()),
  };
  return units.flatMap((unit) =>
    (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
      (unit.text.match(KINDS[kind]) ?? [])
        .filter((words) => !isProved[kind](words))
        .map((words) => ({ unit, words })),
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
  const start = Math.max(text.indexOf(JSON.stringify(id)), 0);
  const at = text.indexOf(JSON.stringify(words), start);
  const { line } = placeAt(text, at === -1 ? start : at);
  return errorAt(
    { file, line },
    `confirms "${words}", which "${id}" does not say or a sample proves by now.`,
    'remove the line, or copy the current words of the sentence.',
  );
}
