import { ARROW, childrenOf, parse, type AstNode } from '@/lib/samples/promises';
import { namesIn } from '../compile/names';

/** What tests drive components with; a component that a reader opens is theirs to use. */
const DRIVER = 'TestBed';

type Statement = ReturnType<typeof statementsOf>[number];

/**
 * Leaves out of a sample what its page hides: checks, and what they need. Hidden lines stay where shown ones use what
 * they declare, or where they do something before the last shown statement.
 *
 * @param isShown whether the page shows a 0-based line of the module
 */
export function withoutHiddenChecks(
  text: string,
  isShown: (line: number) => boolean,
): string {
  const lines = text.split('\n');
  const statements = statementsOf(text, lines, isShown);
  const needed = neededOf(statements, lines);
  const used = usedBy(needed);
  return lines
    .map((line, at) => {
      const owner = statements.find(({ from, to }) => at >= from && at <= to);
      if (!owner) return isShown(at) ? line : undefined;
      if (!needed.has(owner)) return undefined;
      if (owner.isShown || owner.node.type !== 'ImportDeclaration') return line;
      return at === owner.to ? importOf(owner.node, used, text) : undefined;
    })
    .filter((line) => line !== undefined)
    .join('\n');
}

function statementsOf(
  text: string,
  lines: readonly string[],
  isShown: (line: number) => boolean,
) {
  let end = 0;
  return childrenOf(parse(text).program).map((node) => {
    const from = end;
    const to = node.loc.end.line - 1;
    end = Math.min(to + 1, lines.length);
    const last = lines.findLastIndex((_, at) => at <= to && isShown(at));
    const isAny = last >= node.loc.start.line - 1;
    return {
      node,
      /** 0-based lines, with what stands above it but for what a page shows above a hidden statement. */
      from: isAny ? from : Math.max(from, last + 1),
      to,
      declares: declaredBy(node),
      uses: new Set(
        node.type === 'ImportDeclaration' ? [] : namesIn(node, true),
      ),
      isShown: isAny,
    };
  });
}

function neededOf(
  statements: readonly Statement[],
  lines: readonly string[],
): Set<Statement> {
  const needed = new Set(statements.filter((one) => one.isShown));
  const last = statements.findLastIndex((one) => one.isShown);
  const isDriven = usedBy(needed).has(DRIVER);
  addDeclared(statements, needed);
  statements.slice(0, Math.max(0, last)).forEach((one) => {
    const isCheck = lines
      .slice(one.from, one.to + 1)
      .some((line) => ARROW.test(line));
    if (one.declares.length > 0 || isCheck) return;
    if (one.uses.has(DRIVER) && !isDriven) return;
    // What changes the surroundings alone is there for the test.
    const sources = statements.filter(({ declares }) =>
      declares.some((name) => one.uses.has(name)),
    );
    const isOfKept = sources.every(
      (source) =>
        needed.has(source) || source.node.type === 'ImportDeclaration',
    );
    if (isOfKept && sources.length > 0) needed.add(one);
  });
  addDeclared(statements, needed);
  return needed;
}

/** Adds what declares a name that is used, until nothing is missing. */
function addDeclared(
  statements: readonly Statement[],
  needed: Set<Statement>,
): void {
  for (let size = -1; size !== needed.size;) {
    size = needed.size;
    const used = usedBy(needed);
    for (const one of statements) {
      if (one.declares.some((name) => used.has(name))) needed.add(one);
    }
  }
}

function usedBy(statements: Iterable<Statement>): Set<string> {
  return new Set([...statements].flatMap(({ uses }) => [...uses]));
}

/** An import of what is used alone. */
function importOf(
  { specifiers = [], source }: AstNode,
  used: ReadonlySet<string>,
  text: string,
): string {
  const own = specifiers.filter(({ local }) => used.has(local?.name ?? ''));
  const names = own.map(({ start, end }) => text.slice(start, end));
  const isNamed = own.every(({ type }) => type === 'ImportSpecifier');
  const list = isNamed ? `{ ${names.join(', ')} }` : names.join(', ');
  return `import ${list} from ${source?.raw ?? ''};`;
}

function declaredBy(node: AstNode): string[] {
  const declaration = node.declaration ?? node;
  const named = [
    ...(node.specifiers ?? []).map(({ local }) => local),
    declaration.id,
  ];
  const bound = (declaration.declarations ?? []).flatMap(({ id }) =>
    namesIn(id ?? undefined, true),
  );
  return [...named.flatMap((one) => one?.name ?? []), ...bound];
}
