export type Position = { line: number; column: number };

/** What of a syntax tree is looked at; which of the fields a node has depends on its type. */
export type AstNode = {
  type: string;
  /** 0-based offsets into the source. */
  start: number;
  end: number;
  /** 1-based lines and 0-based columns of the same. */
  loc: { start: Position; end: Position };
  name?: string;
  value?: unknown;
  raw?: string;
  kind?: string;
  id?: AstNode | null;
  key?: AstNode;
  body?: AstNode | AstNode[];
  declaration?: AstNode | null;
  declarations?: AstNode[];
  decorators?: AstNode[];
  expression?: AstNode | boolean;
  callee?: AstNode;
  object?: AstNode;
  property?: AstNode;
  properties?: AstNode[];
  arguments?: AstNode[];
  argument?: AstNode | null;
  init?: AstNode | null;
  initializer?: AstNode;
  members?: AstNode[];
  meta?: AstNode;
  params?: AstNode[];
  parameter?: AstNode;
  left?: AstNode;
  elements?: (AstNode | null)[];
  source?: AstNode | null;
  specifiers?: AstNode[];
  imported?: AstNode;
  exported?: AstNode | null;
  local?: AstNode;
  typeName?: AstNode;
  implements?: AstNode[];
  typeAnnotation?: AstNode;
  returnType?: AstNode;
  typeParameters?: AstNode;
  typeArguments?: AstNode;
  superTypeParameters?: AstNode;
  importKind?: string;
  exportKind?: string;
  computed?: boolean;
  optional?: boolean;
  definite?: boolean;
  abstract?: boolean;
  declare?: boolean;
  readonly?: boolean;
};

/** Whether something is a node of a syntax tree. */
export function isNode(value: unknown): value is AstNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { type?: unknown }).type === 'string'
  );
}

/** Fields that lead up or beside the tree. */
const NOT_BELOW = new Set(['parent', 'loc', 'range', 'extra']);

/** Names of the fields that may hold what is below a node. */
export function fieldsOf(node: object): string[] {
  return Object.keys(node).filter((key) => !NOT_BELOW.has(key));
}

/** The nodes directly below one, in the order of the source. */
export function childrenOf(node: AstNode): AstNode[] {
  return fieldsOf(node)
    .flatMap((key): unknown => node[key as keyof AstNode])
    .filter(isNode)
    .sort((a, b) => a.start - b.start);
}

/** The nodes of a list, or the one node. */
export function listOf(body: AstNode['body']): AstNode[] {
  return Array.isArray(body) ? body : body ? [body] : [];
}
