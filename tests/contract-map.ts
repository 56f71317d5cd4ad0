import ts from 'typescript';

/** Ids of the site's observable behaviour, by subject; a browser or unit test has to name each. */
export const CONTRACT_IDS = [
  ...['PATH-1', 'PATH-2', 'PATH-3', 'PATH-4', 'PATH-5', 'PATH-6'],
  ...['FRM-1', 'FRM-2', 'FRM-3', 'FRM-4', 'FRM-5'],
  ...['NAV-1', 'NAV-2', 'NAV-3', 'NAV-4', 'NAV-5', 'NAV-6', 'NAV-7', 'NAV-8'],
  ...['COL-1', 'COL-2', 'COL-3', 'COL-4', 'COL-5'],
  ...['ANN-1', 'ANN-2'],
  ...['MOB-1', 'MOB-2', 'MOB-3'],
  ...['NVB-1', 'CLP-1', 'DOC-4'],
  'STO-1',
  ...['ERR-1', 'ERR-2', 'ERR-3', 'ERR-4'],
  ...['GA-1', 'SEC-1'],
] as const;

const TAG = /\/\/ contract: (?<ids>[A-Z0-9, -]+)/g;

/**
 * The tests that name each id, in their title or in a `// contract: PATH-1, PATH-2` comment above them. A test that
 * is always skipped shows nothing, so it does not count; one that is skipped where a tool is missing does.
 *
 * @param sources texts of the test files, by name
 */
export function mapContract(
  sources: Readonly<Record<string, string>>,
): Map<string, string[]> {
  const map = new Map<string, string[]>(CONTRACT_IDS.map((id) => [id, []]));
  for (const [file, source] of Object.entries(sources)) {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
    walk(tree, tree, false, (text, where) => {
      for (const id of idsOf(text)) map.get(id)?.push(where);
    });
  }
  return map;
}

function idsOf(text: string): string[] {
  return text.match(/\b[A-Z]{2,4}-\d\b/g) ?? [];
}

/** Notes what the tests in a part of a file name, and returns how many of them run. */
function walk(
  node: ts.Node,
  tree: ts.SourceFile,
  isSkippedAbove: boolean,
  note: (text: string, where: string) => void,
): number {
  const call = readTestCall(node, tree);
  const isSkipped = isSkippedAbove || call?.isSkipped === true;
  let running = call && !call.isGroup && !isSkipped ? 1 : 0;
  ts.forEachChild(node, (child) => {
    running += walk(child, tree, isSkipped, note);
  });
  if (running === 0) return 0;
  if (call) note(call.title, `${tree.fileName}: ${call.title}`);
  if (ts.isStatement(node)) {
    const above = tree.text.slice(node.getFullStart(), node.getStart(tree));
    for (const { groups } of above.matchAll(TAG)) {
      note(groups?.['ids'] ?? '', tree.fileName);
    }
  }
  return running;
}

type TestCall = { title: string; isGroup: boolean; isSkipped: boolean };

/** Reads `test('title', …)`, `test.describe('title', …)` and their skipped forms. */
function readTestCall(
  node: ts.Node,
  tree: ts.SourceFile,
): TestCall | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title, ...rest] = node.arguments;
  const [object, ...names] = node.expression.getText(tree).split('.');
  const body = rest.at(-1);
  if (object !== 'test' || !title || !body) return undefined;
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) {
    return undefined;
  }
  return {
    title: title.getText(tree).slice(1, -1),
    isGroup: names.includes('describe'),
    isSkipped: names.some(isSkip) || alwaysSkips(body, tree),
  };
}

const isSkip = (name: string) => name === 'skip' || name === 'fixme';

/** Whether a test begins by skipping itself, without a condition. */
function alwaysSkips(body: ts.Node, tree: ts.SourceFile): boolean {
  if (!ts.isArrowFunction(body) || !ts.isBlock(body.body)) return false;
  return body.body.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      /^test\.(skip|fixme)$/.test(
        statement.expression.expression.getText(tree),
      ) &&
      [undefined, 'true'].includes(
        statement.expression.arguments[0]?.getText(tree),
      ),
  );
}
