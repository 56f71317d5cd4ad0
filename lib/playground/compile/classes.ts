import { isNode, listOf, type AstNode } from '@/lib/samples/promises';
import type { Edits } from './edits';
import { decoratorsOf } from './strip-types';

/** Functions of Angular that make the member which they initialise an input, output or query. */
const SIGNAL_MEMBER =
  /^(input|model|output|outputFromObservable|viewChild|viewChildren|contentChild|contentChildren)(?:\.required)?$/;

/**
 * Writes what Angular's compiler adds to the code of a class: decorators become calls, and what it reads out of types
 * and initialisers becomes data. Its compiler at run time looks there.
 *
 * @param node a class, whose inside has been changed already
 * @param number one that no other class of the file has
 */
export function addMetadata(node: AstNode, edits: Edits, number: number): void {
  const name = node.id?.name;
  const decorators = node.decorators ?? [];
  const members = isNode(node.body) ? listOf(node.body.body) : [];
  const tails: string[] = [];
  if (name !== undefined && decorators.length > 0) {
    tails.push(...constructorData(name, members, edits));
    tails.push(...signalData(name, members, edits));
  }
  members.forEach((member, index) => {
    const own = member.decorators ?? [];
    if (own.length === 0) return;
    const list = `__decorators${number}_${index}`;
    toListInPlace(own, edits, `static ${list}=()=>[`);
    const key = member.key?.name ?? String(member.key?.value ?? '');
    tails.push(
      `__play.decorate(${name}.${list}(),${name}.prototype,${JSON.stringify(key)});`,
    );
  });
  if (decorators.length > 0) {
    const list = `__decorators${number}`;
    toListInPlace(decorators, edits, `const ${list}=()=>[`);
    tails.push(`__play.decorate(${list}(),${name});`);
  }
  // After what stands there already, which ends the class itself.
  if (tails.length > 0) edits.putAfter(node.end, `;${tails.join('')}`);
}

/** Makes a list of decorators, which stay on their lines and are evaluated when the class is there. */
function toListInPlace(
  decorators: readonly AstNode[],
  edits: Edits,
  start: string,
): void {
  decorators.forEach(({ start: at }, index) =>
    edits.replace(at, at + 1, index === 0 ? start : ','),
  );
  const last = decorators.at(-1);
  if (last) edits.putAfter(last.end, '];');
}

/** What a constructor asks its injector for. */
function constructorData(
  name: string,
  members: readonly AstNode[],
  edits: Edits,
): string[] {
  const params = paramsOf(members);
  if (params.length === 0) return [];
  const entries = params.map((param) => {
    const bare = bareParameter(param);
    const type = bare.typeAnnotation?.typeAnnotation;
    const text =
      type?.type === 'TSTypeReference' && type.typeName
        ? edits.source.slice(type.typeName.start, type.typeName.end)
        : 'undefined';
    const own = decoratorsOf(param).flatMap(({ expression }) =>
      isNode(expression) ? [decoratorData(expression, edits)] : [],
    );
    return `{type:__play.ifKnown(()=>${text}),decorators:[${own.join()}]}`;
  });
  return [`${name}.ctorParameters=()=>[${entries.join()}];`];
}

function paramsOf(members: readonly AstNode[]): AstNode[] {
  const made = members.find(({ kind }) => kind === 'constructor');
  return (isNode(made?.value) && made.value.params) || [];
}

/** A parameter without modifiers and default value. */
function bareParameter(param: AstNode): AstNode {
  return param.parameter
    ? bareParameter(param.parameter)
    : param.type === 'AssignmentPattern' && param.left
      ? param.left
      : param;
}

function decoratorData(expression: AstNode, edits: Edits): string {
  const { source } = edits;
  const { callee, arguments: args = [] } = expression;
  if (!callee)
    return `{type:${source.slice(expression.start, expression.end)}}`;
  const values = args.map(({ start, end }) =>
    source.slice(start, end).replaceAll('\n', ' '),
  );
  return `{type:${source.slice(callee.start, callee.end)},args:[${values.join()}]}`;
}

/** Properties that a constructor's parameters become are assigned first. */
export function assignParameters(node: AstNode, edits: Edits): void {
  const body = isNode(node.value) && isNode(node.value.body) && node.value.body;
  if (node.kind !== 'constructor' || !body) return;
  const names = paramsOf([node])
    .filter(({ type }) => type === 'TSParameterProperty')
    .map((param) => bareParameter(param).name ?? '');
  if (names.length === 0) return;
  const text = names.map((name) => `this.${name}=${name};`).join('');
  const base = listOf(body.body).find(isSuperCall);
  if (base) edits.putAfter(base.end, `;${text}`);
  else edits.putAfter(body.start + 1, text);
}

function isSuperCall({ expression }: AstNode): boolean {
  return isNode(expression) && expression.callee?.type === 'Super';
}

/** Metadata of members that functions make: inputs, outputs and queries. */
function signalData(
  name: string,
  members: readonly AstNode[],
  edits: Edits,
): string[] {
  const entries = members.flatMap(({ type, key, value }) => {
    const call = isNode(value) ? value : undefined;
    if (type !== 'PropertyDefinition' || !call?.callee) return [];
    const written = edits.source.slice(call.callee.start, call.callee.end);
    const kind = SIGNAL_MEMBER.exec(written)?.[1];
    const name = key?.name;
    if (kind === undefined || name === undefined) return [];
    const isRequired = written.endsWith('.required');
    const own = { kind, name, isRequired, args: call.arguments ?? [] };
    return [`${JSON.stringify(name)}:[${memberData(own, edits)}]`];
  });
  return entries.length > 0
    ? [`${name}.propDecorators={${entries.join()}};`]
    : [];
}

type SignalMember = {
  kind: string;
  name: string;
  isRequired: boolean;
  args: readonly AstNode[];
};

function memberData(
  { kind, name, isRequired, args }: SignalMember,
  edits: Edits,
): string {
  const options = args[isRequired && kind !== 'output' ? 0 : 1] ?? args[0];
  const written = options?.properties?.find(({ key }) => key?.name === 'alias');
  const value = isNode(written?.value) ? written.value.value : undefined;
  // The name that a template uses.
  const alias = typeof value === 'string' ? value : name;
  const input = `{type:__play.core.Input,args:[{isSignal:true,alias:${JSON.stringify(alias)},required:${isRequired}}]}`;
  const output = (as: string) =>
    `{type:__play.core.Output,args:[${JSON.stringify(as)}]}`;
  if (kind === 'input') return input;
  if (kind === 'model') return `${input},${output(`${alias}Change`)}`;
  if (kind.startsWith('output')) return output(alias);
  const [selector = 'undefined', more = '{}'] = args.map(({ start, end }) =>
    edits.inLine(start, end),
  );
  const decorator = kind.charAt(0).toUpperCase() + kind.slice(1);
  return `{type:__play.core.${decorator},args:[${selector},{...${more},isSignal:true}]}`;
}
