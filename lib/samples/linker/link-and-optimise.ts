import {
  ConsoleLogger,
  LogLevel,
  NodeJSFileSystem,
} from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformSync } from '@babel/core';
import ts from 'typescript';

/** Static members that Angular writes; computing them changes nothing else. */
const ANGULAR_STATIC =
  /^(?:static |this\.)(?:ɵ(?:cmp|dir|fac|inj|mod|pipe|prov)|INJECTOR_KEY) = /;

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
    return enumOf(source, index) ?? pureMarks(statement, source, isAngular);
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

/** Calls and constructions that run with the code around them, not later in a function. */
function callsIn(node: ts.Node): (ts.CallExpression | ts.NewExpression)[] {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return [];
  const calls =
    ts.isCallExpression(node) || ts.isNewExpression(node) ? [node] : [];
  ts.forEachChild(node, (child) => void calls.push(...callsIn(child)));
  return calls;
}

/** Those of Angular have no effect but their result. */
function pureMarks(
  statement: ts.Statement,
  source: ts.SourceFile,
  isAngular: boolean,
): Edit[] {
  return callsIn(statement)
    .filter((node) =>
      ts.isNewExpression(node)
        ? isAngular || node.expression.getText(source) === 'InjectionToken'
        : isAngular && !takesEffect(node),
    )
    .map((node) => insert(node.getStart(source), '/*#__PURE__*/ '));
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
  const statics = node.members.filter(isStatic);
  const isWrapped =
    statics.length > 0 && statics.every((one) => isHarmless(one, source));
  if (!node.name || !isWrapped) return [];
  const name = node.name.text;
  return [
    insert(node.getStart(source), `let ${name} = /*#__PURE__*/ (() => { `),
    insert(node.end, `\nreturn ${name}; })();`),
  ];
}

function isStatic(member: ts.ClassElement): boolean {
  return (
    ts.isClassStaticBlockDeclaration(member) ||
    (ts.isPropertyDeclaration(member) &&
      (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0)
  );
}

/** Whether a static member, or a statement of a static block, calls nothing but what Angular has written. */
function isHarmless(part: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isClassStaticBlockDeclaration(part)) {
    return part.body.statements.every((one) => isHarmless(one, source));
  }
  return (
    ANGULAR_STATIC.test(part.getText(source)) ||
    callsIn(part).every((call) => PURE.test(call.getFullText(source)))
  );
}

const PURE = /^\s*\/\*\s*@__PURE__/;

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
