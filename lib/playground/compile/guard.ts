import { isNode, type AstNode } from '@/lib/samples/promises';
import type { Edits } from './edits';

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const FUNCTION =
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const CALL = '__play.tick()';

/** Makes every turn of a loop and every call of a function ask whether the code has run for too long. */
export function guard(node: AstNode, edits: Edits): void {
  const body = isNode(node.body) ? node.body : undefined;
  if (!body) return;
  const isLoop = LOOP.test(node.type);
  if (!isLoop && !FUNCTION.test(node.type)) return;
  if (body.type === 'BlockStatement') {
    edits.putAfter(body.start + 1, `${CALL};`);
  } else if (isLoop) {
    edits.wrap(body.start, body.end, `{${CALL};`, '}');
  } else {
    edits.wrap(body.start, body.end, `(${CALL},`, ')');
  }
}
