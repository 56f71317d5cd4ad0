import {
  isNode,
  listOf,
  mistakeAt,
  type AstNode,
} from '@/lib/samples/promises';
import type { Edits } from './edits';

/** Statements and members without an effect at run time. */
const ONLY_TYPES = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
  'TSIndexSignature',
]);

/** Syntax that the engine does not support, and what to write instead. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  TSImportEqualsDeclaration:
    'The playground knows no `import … = require()`. Write `import … from`.',
  TSExportAssignment:
    'The playground knows no `export =`. Write `export default`.',
};

const TYPE_FIELDS = [
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
] as const;

const MODIFIERS =
  /\b(?:public|private|protected|readonly|override|abstract|declare)\b/g;

/**
 * Removes the types of one node.
 *
 * @returns whether nothing of the node is left
 * @throws Mistake at what cannot be run
 */
export function stripTypes(node: AstNode, edits: Edits): boolean {
  if (isTypeOnly(node)) {
    edits.blankStatement(node.start, node.end);
    return true;
  }
  const cure = UNSUPPORTED[node.type];
  if (cure !== undefined) throw mistakeAt(node, cure);
  stripWrapper(node, edits);
  if (!node.type.startsWith('TS')) {
    for (const field of TYPE_FIELDS) {
      const types = node[field];
      if (types) edits.blank(types.start, types.end);
    }
  }
  stripMark(node, edits);
  stripReturnType(node, edits);
  stripParameters(node, edits);
  if (/^(?:Property|Method|Accessor)/.test(node.type)) stripMember(node, edits);
  if (/^Class(?:Declaration|Expression)$/.test(node.type)) {
    stripClassHead(node, edits);
  }
  return false;
}

function isTypeOnly(node: AstNode): boolean {
  if (ONLY_TYPES.has(node.type) || node.declare) return true;
  if (node.type === 'TSModuleDeclaration') return isTypeModule(node);
  if (node.type === 'ImportDeclaration') return node.importKind === 'type';
  if (/^Export(?:Named|All|Default)Declaration$/.test(node.type)) {
    return (
      node.exportKind === 'type' ||
      (isNode(node.declaration) && isTypeOnly(node.declaration))
    );
  }
  const isMember = /^(?:Property|Method)Definition$/.test(node.type);
  return (
    isMember &&
    (node.abstract === true ||
      (isNode(node.value) && node.value.type === 'TSDeclareMethod'))
  );
}

/** @throws Mistake for a namespace with values in it */
function isTypeModule(node: AstNode): boolean {
  const body = isNode(node.body) ? listOf(node.body.body) : [];
  if (body.every(isTypeOnly)) return true;
  throw mistakeAt(
    node,
    'The playground knows no `namespace` with values. Put them into a file, or into an object.',
  );
}

function stripWrapper(node: AstNode, edits: Edits): void {
  const { type, typeAnnotation, typeArguments, end } = node;
  if (type === 'TSNonNullExpression') edits.blank(end - 1, end);
  if (type === 'TSInstantiationExpression' && typeArguments) {
    edits.blank(typeArguments.start, typeArguments.end);
  }
  if (!typeAnnotation) return;
  if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression') {
    const word = type === 'TSAsExpression' ? 'as' : 'satisfies';
    const start = edits.source.lastIndexOf(word, typeAnnotation.start - 1);
    edits.blank(start, typeAnnotation.end);
  }
  if (type === 'TSTypeAssertion') {
    const close = edits.source.indexOf('>', typeAnnotation.end);
    edits.blank(node.start, close + 1);
  }
}

/** The `?` or `!` behind a name. */
function stripMark(node: AstNode, edits: Edits): void {
  const { type, id, definite, optional } = node;
  const endOf = (named: AstNode) => named.start + (named.name ?? '').length;
  if (type === 'VariableDeclarator' && definite && id) {
    edits.blankNext('!', endOf(id));
  }
  if (type === 'Identifier' && optional) edits.blankNext('?', endOf(node));
}

function stripReturnType(node: AstNode, edits: Edits): void {
  const { returnType } = node;
  if (!returnType) return;
  if (node.type !== 'ArrowFunctionExpression') {
    edits.blank(returnType.start, returnType.end);
    return;
  }
  // No line may end before an arrow.
  const arrow = edits.source.indexOf('=>', returnType.end);
  edits.blankInLine(returnType.start, arrow, arrow + 2);
}

function stripParameters(node: AstNode, edits: Edits): void {
  const [first, second] = node.params ?? [];
  if (first?.type === 'Identifier' && first.name === 'this') {
    const end = second?.start ?? edits.source.indexOf(')', first.end);
    edits.blank(first.start, end);
  }
  for (const param of node.params ?? []) {
    for (const { start, end } of decoratorsOf(param)) edits.blank(start, end);
    if (param.type === 'TSParameterProperty' && param.parameter) {
      const from = decoratorsOf(param).at(-1)?.end ?? param.start;
      // With a default value, what the parser calls the parameter begins at its modifiers.
      edits.blank(from, (param.parameter.left ?? param.parameter).start);
    }
  }
}

/** The decorators of a parameter, wherever the parser has put them. */
export function decoratorsOf(param: AstNode): AstNode[] {
  return [
    ...(param.decorators ?? []),
    ...(param.parameter?.decorators ?? []),
    ...(param.left?.decorators ?? []),
  ];
}

function stripMember(node: AstNode, edits: Edits): void {
  const { key, decorators = [] } = node;
  if (!key || !/Definition$/.test(node.type)) return;
  const from = decorators.at(-1)?.end ?? node.start;
  const head = edits.source.slice(from, key.start);
  for (const { index, 0: word } of head.matchAll(MODIFIERS)) {
    edits.blank(from + index, from + index + word.length);
  }
  if (node.optional) edits.blankNext('?', key.end);
  if (node.definite) edits.blankNext('!', key.end);
}

function stripClassHead(node: AstNode, edits: Edits): void {
  const { source } = edits;
  if (node.abstract) {
    const from = node.decorators?.at(-1)?.end ?? node.start;
    edits.blankNext('abstract', from);
  }
  const [first] = node.implements ?? [];
  const body = isNode(node.body) ? node.body : undefined;
  if (!first || !body) return;
  edits.blank(source.lastIndexOf('implements', first.start), body.start);
}
