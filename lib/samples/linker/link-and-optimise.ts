import {
  ConsoleLogger,
  LogLevel,
  NodeJSFileSystem,
} from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformSync } from '@babel/core';
import ts from 'typescript';

/** Static members that Angular writes; computing them changes nothing else. */
const ANGULAR_STATICS = new Set([
  'ɵcmp',
  'ɵdir',
  'ɵfac',
  'ɵinj',
  'ɵmod',
  'ɵpipe',
  'ɵprov',
  'INJECTOR_KEY',
]);

/** Metadata of decorators, for tests and developers' tools: all of it is behind a condition that no production build meets. */
const METADATA =
  /^\(\(\) => \{\s+\(typeof ngDevMode === "undefined" \|\| ngDevMode\) && i0\.ɵset(?:ClassMetadata|ClassMetadataAsync|ClassDebugInfo)\(/;

const linkerFor = (linkerJitMode: boolean) =>
  createEs2015LinkerPlugin({
    fileSystem: new NodeJSFileSystem(),
    logger: new ConsoleLogger(LogLevel.error),
    linkerJitMode,
    sourceMapping: false,
  });

const linker = linkerFor(false);
const linkerBesideCompiler = linkerFor(true);

/**
 * Makes published code what Angular's production build bundles: declarations are compiled, and what may be
 * unused is written so that a bundler can leave it out.
 *
 * @param file absolute path, which says whether it is of Angular
 * @param code an ES module
 */
export function linkAndOptimise(file: string, code: string): string {
  return optimise(
    link(file, code),
    /[\\/]node_modules[\\/]@angular[\\/]/.test(file),
  );
}

/**
 * Compiles the declarations of published code, and changes nothing else: what modules export stays readable for
 * components that are compiled at run time.
 *
 * @param file absolute path, which says whether it is of Angular
 * @param code an ES module
 */
export function linkBesideCompiler(file: string, code: string): string {
  return link(file, code, linkerBesideCompiler);
}

function link(file: string, code: string, plugin = linker): string {
  const isPartial =
    code.includes('ɵɵngDeclare') &&
    !/[\\/]@angular[\\/]co(?:re|mpiler)/.test(file);
  if (!isPartial) return code;
  const linked = transformSync(code, {
    filename: file,
    plugins: [plugin],
    compact: false,
    configFile: false,
    babelrc: false,
  });
  return linked?.code ?? code;
}

/** Text put in at a position, or in place of what is up to another one. */
type Edit = { at: number; to: number; text: string };

function optimise(code: string, isAngular: boolean): string {
  const source = ts.createSourceFile(
    'module.mjs',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
  const edits = source.statements.flatMap((statement, index) => {
    if (ts.isClassDeclaration(statement)) return wrapClass(statement, source);
    if (METADATA.test(statement.getText(source))) {
      return { at: statement.pos, to: statement.end, text: '' };
    }
    const enumeration = enumOf(source, index);
    return enumeration ?? pureMarks(statement, source, isAngular);
  });
  return applyEdits(code, edits);
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let done = '';
  let position = 0;
  for (const { at, to, text } of [...edits].sort((a, b) => a.at - b.at)) {
    done += code.slice(position, at) + text;
    position = to;
  }
  return done + code.slice(position);
}

const insert = (at: number, text: string): Edit => ({ at, to: at, text });

/** Calls and constructions while the module starts: those of Angular have no effect but their result. */
function pureMarks(
  statement: ts.Statement,
  source: ts.SourceFile,
  isAngular: boolean,
): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    const isPure = ts.isNewExpression(node)
      ? isAngular || node.expression.getText(source) === 'InjectionToken'
      : ts.isCallExpression(node) && isAngular && !takesEffect(node);
    if (isPure) edits.push(insert(node.getStart(source), '/*#__PURE__*/ '));
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return edits;
}

/** A function that is called where it stands, with something to work on. */
function takesEffect({ expression, arguments: given }: ts.CallExpression) {
  const callee = ts.isParenthesizedExpression(expression)
    ? expression.expression
    : expression;
  return ts.isFunctionLike(callee) && given.length > 0;
}

/** A class whose static members are harmless goes into a function that can be left out with it. */
function wrapClass(node: ts.ClassDeclaration, source: ts.SourceFile): Edit[] {
  const statics = node.members.filter(isStaticValue);
  if (!node.name || statics.length === 0) return [];
  if (!statics.every((member) => isHarmless(member, source))) return [];
  const name = node.name.text;
  return [
    insert(node.getStart(source), `let ${name} = /*#__PURE__*/ (() => { `),
    insert(node.end, `\nreturn ${name}; })();`),
  ];
}

function isStaticValue(member: ts.ClassElement): boolean {
  return (
    ts.isClassStaticBlockDeclaration(member) ||
    (ts.isPropertyDeclaration(member) &&
      (member.modifiers ?? []).some(
        ({ kind }) => kind === ts.SyntaxKind.StaticKeyword,
      ))
  );
}

function isHarmless(member: ts.ClassElement, source: ts.SourceFile): boolean {
  if (ts.isPropertyDeclaration(member)) {
    return isHarmlessValue(
      member.name.getText(source),
      member.initializer,
      source,
    );
  }
  if (!ts.isClassStaticBlockDeclaration(member)) return false;
  return member.body.statements.every((statement) => {
    const assigned = ts.isExpressionStatement(statement)
      ? statement.expression
      : undefined;
    if (!assigned || !ts.isBinaryExpression(assigned)) return false;
    const { left, right } = assigned;
    return (
      ts.isPropertyAccessExpression(left) &&
      left.expression.kind === ts.SyntaxKind.ThisKeyword &&
      isHarmlessValue(left.name.text, right, source)
    );
  });
}

function isHarmlessValue(
  name: string,
  value: ts.Expression | undefined,
  source: ts.SourceFile,
): boolean {
  return (
    !value ||
    ANGULAR_STATICS.has(name) ||
    isPlain(value) ||
    value.getFullText(source).trimStart().startsWith('/* @__PURE__ */')
  );
}

/** A value that runs nothing. */
function isPlain(value: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isPlain);
  if (ts.isPrefixUnaryExpression(value)) return isPlain(value.operand);
  if (ts.isObjectLiteralExpression(value)) {
    return value.properties.every(
      (one) => ts.isPropertyAssignment(one) && isPlain(one.initializer),
    );
  }
  return ts.isLiteralExpression(value) || PLAIN.has(value.kind);
}

const PLAIN = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

const ENUM = /^\(function \((\w+)\) \{([^]*)\}\)\((\w+) \|\| \(\3 = \{\}\)\);$/;

/** `var E; (function (E) { … })(E || (E = {}));` becomes one declaration that can be left out. */
function enumOf(source: ts.SourceFile, index: number): Edit[] | undefined {
  const [declared, filled] = source.statements.slice(index, index + 2);
  if (!declared || !filled) return undefined;
  const name = /^(?:export )?var ([\w$]+);$/.exec(
    declared.getText(source),
  )?.[1];
  const parts = ENUM.exec(filled.getText(source));
  if (!name || parts?.[3] !== name) return undefined;
  const [, parameter = '', body = ''] = parts;
  return [
    {
      at: declared.end - 1,
      to: filled.end,
      text: ` = /*#__PURE__*/ (function (${parameter}) {${body}return ${parameter}; })({});`,
    },
  ];
}
