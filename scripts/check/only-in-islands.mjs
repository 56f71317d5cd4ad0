import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Editors may run this from a folder above. */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the browser starts; all that it loads is alive as well. */
const STARTED = /\.(?:island|client)\.tsx?$|^components\/(?:islands|program)\//;

/** What draws pages while the site is built. */
const DRAWING =
  /^(?:app|components\/build)\/|^components\/mdx\/[^/]+\/index\.tsx?$/;

const SOURCE = /(?<!\.test)\.tsx?$/;

const HOOK = '/^use(?!Id$)(?:[A-Z]|$)/';
const HANDLER = '/^(?:on[A-Z]|ref$)/';

/** What would do nothing in markup that is drawn while the site is built. */
const DEAD = [
  "ExpressionStatement[directive='use client']",
  `CallExpression[callee.name=${HOOK}]`,
  `CallExpression[callee.property.name=/^use(?!Id$)[A-Z]/]`,
  `CallExpression[callee.object.name=/^[A-Z]/][callee.property.name='use']`,
  `ImportSpecifier[imported.name=${HOOK}]`,
  `ObjectPattern > Property[key.name=${HOOK}]`,
  `JSXAttribute[name.name=${HANDLER}]`,
  `ObjectExpression > Property:matches([key.name=${HANDLER}], [key.value=${HANDLER}])`,
  'JSXAttribute[name.name=/^(?:a|formA)ction$/] > JSXExpressionContainer > :matches(Identifier, :function)',
];

const imports = new Map();

/** The modules that a file loads when it runs, as they are written in it. */
function importsOf(file) {
  const place = path.join(ROOT, file);
  const { mtimeMs: time } = statSync(place);
  const known = imports.get(file);
  if (known?.time === time) return known.names;
  const names = [];
  const visit = (node) => {
    const isType = (node.importClause ?? node).isTypeOnly;
    const isLoad = node.expression?.kind === ts.SyntaxKind.ImportKeyword;
    const { text } = (isLoad ? node.arguments[0] : node.moduleSpecifier) ?? {};
    if (text !== undefined && !isType) names.push(text);
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(place, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  imports.set(file, { time, names });
  return names;
}

/** The files that are reached from some of them through what they load, but for those at which it stops. */
function reach(files, starts, isEnd) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const name of importsOf(file)) {
      const base = name.startsWith('@/')
        ? name.slice(2)
        : path.posix.join(path.posix.dirname(file), name);
      const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((end) => base + end)
        .find((one) => files.has(one));
      if (found !== undefined && !isEnd(found)) visit(found);
    }
  };
  for (const start of starts) visit(start);
  return reached;
}

/**
 * Whether a module runs in the browser, and nowhere else. What is also drawn while the site is built would be dead in
 * that place.
 */
function isAlive(file) {
  const files = new Set(
    ['app', 'components'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), {
        recursive: true,
        encoding: 'utf8',
      })
        .filter((name) => SOURCE.test(name))
        .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
    ),
  );
  const isStarted = (one) => STARTED.test(one);
  const starts = [...files].filter(isStarted);
  if (!reach(files, starts, () => false).has(file)) return isStarted(file);
  const drawing = [...files].filter((one) => DRAWING.test(one));
  return !reach(files, drawing, isStarted).has(file);
}

/** Hooks and handlers only where they run: in the browser, nobody says that they are dead. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      dead: 'Hooks, handlers and "use client" work in an island only; here they are dead in the browser. Recipe: "A component with a state" in content/docs/contributing/recipes.mdx, or npm run new component -- --state.',
    },
  },
  create(context) {
    const file = path.relative(ROOT, context.filename);
    const isDead = !isAlive(file.replaceAll(path.sep, '/'));
    const report = (node) => context.report({ node, messageId: 'dead' });
    return isDead
      ? Object.fromEntries(DEAD.map((selector) => [selector, report]))
      : {};
  },
};
