import { untilSaved } from '@/lib/base/files';
import { readData } from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';

import { applyCorrections, readCorrections } from './corrections';
import { snapshotFile, API_PACKAGE } from './types';
import type {
  ApiBinding,
  ApiMember,
  ApiPackage,
  ApiSignature,
  ApiSymbol,
} from './types';

const API_TABLE_SHOWS = [
  'inputs',
  'outputs',
  'members',
  'parameters',
  'signature',
] as const;
export type ApiTableShow = (typeof API_TABLE_SHOWS)[number];

/** One line of a table, ready to be shown. */
export type ApiTableRow = {
  name: string;
  /** How a template with `*` writes the input of a structural directive: `trackBy`. */
  key?: string;
  /** TypeScript; several for an overloaded method. */
  types: string[];
  isRequired: boolean;
  /** Source text of the initial value, when it is known. */
  default: string | null;
  /** Plain text with backticks. */
  doc: string;
  /** Why not to use it any more; empty text when no reason is given. */
  deprecated: string | null;
};

/** The rows of one overload, or of the whole symbol. */
export type ApiTableGroup = {
  /** TypeScript that distinguishes overloads; nothing when there is only one. */
  signature: string | null;
  rows: ApiTableRow[];
  returns: { type: string; doc: string } | null;
};

export type ApiTable = {
  entry: string;
  symbol: string;
  /** Version of the package the facts are from. */
  version: string;
  show: ApiTableShow;
  groups: ApiTableGroup[];
  /** TypeScript of the whole declaration, for `signature`. */
  code: string;
};

/** What an author asks for: the attributes of `<ApiTable />`. */
export type ApiTableRequest = {
  entry: string;
  symbol: string;
  show: string;
  /** Names separated by commas; nothing for all. */
  only?: string | undefined;
};

/**
 * The public API as pages show it: the committed snapshot with corrected comments.
 *
 * @param names of the packages
 * @throws when a file is missing or of another form
 */
export const readApi = untilSaved(
  'api',
  (contentDir, names: readonly string[]): ApiPackage[] => {
    const packages = readSnapshot(contentDir, names);
    applyCorrections(packages, readCorrections(contentDir));
    return packages;
  },
);

/** The committed snapshot, with the comments of the packages as they are published. */
export function readSnapshot(
  contentDir: string,
  names: readonly string[],
): ApiPackage[] {
  return names.map((name) =>
    readData(contentDir, snapshotFile(name), API_PACKAGE),
  );
}

/**
 * Finds an exported symbol.
 *
 * @throws with the nearest name when there is no such entry point or export
 */
export function findApiSymbol(
  entry: string,
  name: string,
  packages: readonly ApiPackage[],
): { symbol: ApiSymbol; version: string } {
  const owner = packages.find((one) => Object.hasOwn(one.entries, entry));
  if (!owner) {
    const entries = packages.flatMap((one) => Object.keys(one.entries));
    throw new Error(
      `[api] There is no entry point \`${entry}\`. ${didYouMean(entry, entries)}`,
    );
  }
  const symbols = owner.entries[entry] ?? [];
  const symbol = symbols.find((one) => one.name === name);
  if (symbol) return { symbol, version: owner.version };
  const names = symbols.map((one) => one.name);
  throw new Error(
    `[api] \`${entry}\` does not export \`${name}\`. ${didYouMean(name, names)}`,
  );
}

/**
 * The facts for one API table.
 *
 * @throws with the nearest name when the entry point, the symbol, what to show or
 *   a name in `only` does not exist, or when the table would be empty
 */
export function getApiTable(
  request: ApiTableRequest,
  packages: readonly ApiPackage[],
): ApiTable {
  const { entry, only } = request;
  const show = API_TABLE_SHOWS.find((one) => one === request.show);
  if (!show) {
    throw new Error(
      `[api] An API table cannot show \`${request.show}\`. Choose one of: ${API_TABLE_SHOWS.join(', ')}.`,
    );
  }
  const { symbol, version } = findApiSymbol(entry, request.symbol, packages);
  const groups = toGroups(symbol, show);
  // A function without parameters still has a result to show.
  const isEmpty = groups.every(
    ({ rows, returns }) => rows.length === 0 && !returns,
  );
  if (show !== 'signature' && isEmpty) {
    throw new Error(
      `[api] \`${symbol.name}\` of \`${entry}\` is a ${symbol.kind} and has no ${show} to show.`,
    );
  }
  return {
    entry,
    symbol: symbol.name,
    version,
    show,
    groups: only ? pick(groups, only, symbol.name) : groups,
    code: declarationOf(symbol),
  };
}

function pick(
  groups: readonly ApiTableGroup[],
  only: string,
  owner: string,
): ApiTableGroup[] {
  const names = groups.flatMap(({ rows }) => rows.map(bareName));
  const wanted = only.split(',').flatMap((name) => name.trim() || []);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `[api] \`${owner}\` has no \`${unknown}\`. ${didYouMean(unknown, names)}`,
    );
  }
  return groups
    .map((group) => ({
      ...group,
      rows: wanted.flatMap((name) =>
        group.rows.filter((row) => bareName(row) === name),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** As authors write it: without the `()` of methods and the dots of rest parameters. */
function bareName(row: ApiTableRow): string {
  return row.name.replace(/^\.\.\.|\(\)$/g, '');
}

function toGroups(symbol: ApiSymbol, show: ApiTableShow): ApiTableGroup[] {
  const { name, signatures } = symbol;
  if (show === 'signature') return [];
  if (show === 'parameters') {
    return signatures.map((signature) => ({
      signature:
        signatures.length > 1 ? `${name}${signatureText(signature)}` : null,
      rows: signature.parameters.map((parameter) => ({
        name: parameter.isRest ? `...${parameter.name}` : parameter.name,
        types: [parameter.type],
        isRequired: !parameter.isOptional && !parameter.isRest,
        default: parameter.default,
        doc: parameter.doc,
        deprecated: signature.deprecated,
      })),
      returns: { type: signature.returns, doc: signature.returnsDoc },
    }));
  }
  const rows = {
    inputs: () =>
      symbol.inputs.map((input) => ({
        ...bindingRow(input),
        ...templateKey(symbol, input.name),
      })),
    outputs: () => symbol.outputs.map(bindingRow),
    members: () => symbol.members.map(memberRow),
  };
  return [{ signature: null, rows: rows[show](), returns: null }];
}

function bindingRow({ property: _, type, ...row }: ApiBinding): ApiTableRow {
  return { ...row, types: [type] };
}

/** Of an input that begins with the name of its directive, Angular takes the rest as a key: `rxLetStrategy` as `strategy`. */
function templateKey(
  { name, selector }: ApiSymbol,
  input: string,
): Pick<ApiTableRow, 'key'> {
  const prefix = lowerFirst(name);
  const rest = input.slice(prefix.length);
  const isKey =
    selector?.includes(`[${prefix}]`) && input.startsWith(prefix) && rest;
  return isKey ? { key: lowerFirst(rest) } : {};
}

const lowerFirst = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1);

function memberRow(member: ApiMember): ApiTableRow {
  const isMethod = member.kind === 'method';
  return {
    name: isMethod ? `${member.name}()` : member.name,
    types: isMethod ? member.signatures.map(signatureText) : [member.type],
    isRequired: !isMethod && !member.isOptional,
    default: member.default,
    doc: member.doc,
    deprecated: member.deprecated,
  };
}

/** `<T>(array: T[], item: T): T[]` */
export function signatureText(signature: ApiSignature): string {
  const generics =
    signature.typeParameters.length > 0
      ? `<${signature.typeParameters.join(', ')}>`
      : '';
  const parameters = signature.parameters.map(
    ({ name, type, isOptional, isRest }) =>
      `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`,
  );
  return `${generics}(${parameters.join(', ')}): ${signature.returns}`;
}

/** A class or interface with its public members, everything else as declared. */
function declarationOf({ members, declaration }: ApiSymbol): string {
  if (members.length === 0 || /[;}]\s*$/.test(declaration)) return declaration;
  const lines = members.flatMap((member) =>
    member.kind === 'method'
      ? member.signatures.map((one) => `${member.name}${signatureText(one)};`)
      : `${member.isReadonly ? 'readonly ' : ''}${member.name}${member.isOptional ? '?' : ''}: ${member.type};`,
  );
  return `${declaration} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}
