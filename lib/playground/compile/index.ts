/** Turns a file of TypeScript into a function body that the engine runs; no compiler but a parser is needed. */

import {
  childrenOf,
  findPromises,
  isNode,
  parse,
  type AstNode,
  type SamplePromise,
} from '@/lib/samples/promises';
import { addMetadata, assignParameters } from './classes';
import { Edits } from './edits';
import { writeEnum } from './enums';
import { guard } from './guard';
import { linkModules, type Links } from './modules';
import { inlineResources, optionsOf, type ReadFile } from './resources';
import { stripTypes } from './strip-types';

/** A value that an entry promises. */
export type PlayPromise = {
  /** 1-based line of the comment. */
  line: number;
  /** JavaScript expressions, separated by commas; empty when nothing may be logged. */
  text: string;
};

/** A file that the engine can run. */
export type CompiledFile = {
  name: string;
  /** Body of an asynchronous function of `__play`; its lines are those of the source. */
  code: string;
  /** Every specifier that the file imports from, in order. */
  imports: string[];
  promises: PlayPromise[];
  /** 1-based line where the inline template of each component begins, by its class. */
  templates: Record<string, number>;
};

/**
 * Compiles one file.
 *
 * @param isEntry whether its promised values are to be reported
 * @param read text of a file that `templateUrl` or `styleUrl` names
 * @throws Mistake at what is no TypeScript, or cannot be run
 */
export function compileFile(
  name: string,
  text: string,
  isEntry: boolean,
  read: ReadFile = () => undefined,
): CompiledFile {
  const parsed = parse(text);
  const { program } = parsed;
  const edits = new Edits(text);
  const templates: CompiledFile['templates'] = {};
  const links = linkModules(program, edits);
  // Those that cannot be read promise nothing.
  const promises = isEntry ? findPromises(text, parsed).promises : [];
  // Before the changes inside of promised expressions, which these wrap.
  reportValues(promises, edits);
  let classes = 0;
  const visit = (node: AstNode): void => {
    if (stripTypes(node, edits)) return;
    if (node.type === 'TSEnumDeclaration') {
      writeEnum(node, edits);
      return;
    }
    guard(node, edits);
    assignParameters(node, edits);
    replaceMeta(node, edits);
    childrenOf(node)
      .filter((child) => !isType(child))
      .forEach(visit);
    if (node.type !== 'ClassDeclaration') return;
    inlineResources(node, edits, read);
    addMetadata(node, edits, classes++);
    const template = optionsOf(node).find(
      ({ key }) => key?.name === 'template',
    );
    if (isNode(template?.value) && node.id?.name) {
      templates[node.id.name] = template.value.loc.start.line;
    }
  };
  childrenOf(program).forEach(visit);
  // What logs promised values is inside of everything else.
  reportLogs(promises, edits);
  const code = `"use strict";${edits.toString()}\n${exportsText(links)}`;
  return {
    name,
    code,
    imports: links.imports,
    promises: promises.map(({ line, text }) => ({ line: line + 1, text })),
    templates,
  };
}

function reportValues(all: readonly SamplePromise[], edits: Edits): void {
  all.forEach(({ kind, start, end }, id) => {
    if (kind === 'value') edits.wrap(start, end, `__play.value(${id},`, ')');
  });
}

function reportLogs(all: readonly SamplePromise[], edits: Edits): void {
  all.forEach(({ kind, start, end }, id) => {
    if (kind === 'log') edits.replace(start, end, `__play.log(${id})`);
  });
}

/** What is below has been taken away with it. */
function isType({ type }: AstNode): boolean {
  return /^TSType(?:Annotation|Parameter)/.test(type);
}

/** A function body has neither `import()` nor `import.meta`. */
function replaceMeta(node: AstNode, edits: Edits): void {
  const { type, meta, start, end } = node;
  if (type === 'ImportExpression') {
    edits.replace(start, start + 'import'.length, '__play.import');
  } else if (type === 'MetaProperty' && meta?.name === 'import') {
    edits.replace(start, end, '({url:"play:///"})');
  }
}

function exportsText({ exports, passedOn }: Links): string {
  const own = [...exports].map(
    ([name, read]) => `get ${name}(){return ${read}}`,
  );
  return `return __play.exports([${passedOn.join()}],{${own.join()}});`;
}
