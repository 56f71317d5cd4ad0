import { isNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '@/lib/base/text';
import { ContentError } from './problem';
import { displayPath, placeAt, readText } from './read-text';

/**
 * Reads and validates one JSON data file of `content`.
 *
 * @param root the content folder
 * @param name path of the file inside it
 * @throws ContentError naming file, field and what is expected
 */
export function readData<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const file = displayPath(root, name);
  let data: unknown;
  let text = '';
  try {
    text = readText(root, name);
    data = JSON.parse(text);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(
      { file, line: jsonErrorLine(reason, text) },
      `cannot be read as JSON: ${reason}`,
      'check for a missing comma, quote or bracket near that place; the file must exist.',
    );
  }
  assertKeysOnce(file, text, data);
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw formError({ file, text }, schema, parsed.error);
}

/** What is wrong with data of the wrong form, and where. */
function formError(
  { file, text }: { file: string; text: string },
  schema: z.ZodType,
  error: z.ZodError,
): ContentError {
  const issues = error.issues
    .flatMap(likeliest)
    .sort((a, b) => Number(isStray(b)) - Number(isStray(a)));
  const named = issues.map((issue) => {
    const at = issue.path.join('.');
    return `${at && `"${at}": `}${saidOf(issue, schema)}`;
  });
  const [first] = issues;
  return new ContentError(
    { file, line: first ? lineOf(text, first) : 1 },
    `holds values of the wrong form, so the site would miss a part: ${named.join('; ')}.`,
    'change the named fields to what is said of them.',
  );
}

/** A key that nothing reads is mostly the one that is missing. */
export const isStray = (
  issue: z.core.$ZodIssue,
): issue is z.core.$ZodIssueUnrecognizedKeys =>
  issue.code === 'unrecognized_keys';

/** What is wrong; of a key that nothing reads, which ones there are. */
function saidOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (!isStray(issue))
    return issue.input === undefined ? 'is missing' : issue.message;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const keys = keysAt(json, issue.path);
  const left = Object.keys(keys).filter((key) => !(key in Object(issue.input)));
  const told = left.map((key) => {
    const meaning = keys[key]?.description;
    return meaning ? `${key} (${meaning})` : key;
  });
  const said = issue.keys.flatMap((key) => [
    `"${key}" is no key here.`,
    didYouMean(key, left),
  ]);
  if (told.length > 0) said.push(`Keys are ${told.join(', ')}`);
  return said.filter(Boolean).join(' ');
}

/** The keys that data may have at a path. */
function keysAt(
  json: z.core.JSONSchema._JSONSchema,
  [key, ...rest]: readonly PropertyKey[],
): Record<string, z.core.JSONSchema.BaseSchema> {
  if (typeof json === 'boolean') return {};
  const { anyOf, properties, items, additionalProperties } = json;
  if (anyOf) {
    const path = key === undefined ? [] : [key, ...rest];
    return Object.assign({}, ...anyOf.map((one) => keysAt(one, path)));
  }
  if (key === undefined) return Object(properties);
  const inner =
    typeof key === 'number'
      ? items
      : (properties?.[String(key)] ?? additionalProperties);
  return inner && !Array.isArray(inner) ? keysAt(inner, rest) : {};
}

/** The line of a value or, when it is missing, of what should hold it. JSON is YAML, whose parser knows the places. */
function lineOf(source: string, issue: z.core.$ZodIssue): number {
  const document = parseDocument(source);
  const stray = isStray(issue) ? issue.keys : [];
  const path = [...issue.path, ...stray.slice(0, 1)];
  let node = document.getIn(path, true);
  while (!isNode(node) && path.pop() !== undefined)
    node = document.getIn(path, true);
  const [at] = (isNode(node) && node.range) || [0];
  return source.slice(0, at).split('\n').length;
}

/** Of several forms that a value may have, what is wrong with the one that it comes nearest to. */
function likeliest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const mistakes = (form: z.core.$ZodIssue[]) =>
    form.reduce((sum, one) => sum + (isStray(one) ? one.keys.length : 1), 0);
  const [nearest = []] = [...issue.errors].sort(
    (a, b) => mistakes(a) - mistakes(b),
  );
  // Which key is missing depends on the form that was meant.
  const isUnsure = nearest.some(isStray);
  return nearest
    .filter(({ input }) => !isUnsure || input !== undefined)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** @throws ContentError for a key that stands twice: JSON keeps its last value, and the first would be lost */
function assertKeysOnce(file: string, json: string, data: unknown): void {
  const written = json.match(KEYS)?.length ?? 0;
  if (written === countKeys(data)) return;
  const { errors } = parseDocument(json, { prettyErrors: false });
  const error = errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (!error) return;
  throw new ContentError(
    { file, ...placeAt(json, error.pos[0]) },
    'has a key that stands in the same place before, so one of the two would be lost.',
    'delete one of them, or rename it.',
  );
}

function countKeys(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const values: unknown[] = Object.values(data);
  const own = Array.isArray(data) ? 0 : values.length;
  return values.reduce((sum: number, one) => sum + countKeys(one), own);
}

/** The strings of a JSON text that are keys, behind those that are not. */
const KEYS = /"(?:[^"\\]|\\.)*"(?=\s*:)/g;

/** The line of a JSON error: a comma or an end that is missing, or a comma too many, belongs to what stands before it. */
function jsonErrorLine(reason: string, text: string): number {
  const position = UNEXPECTED.test(reason)
    ? findUnexpected(text)
    : Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
  const before = text.slice(0, position);
  const isBefore =
    position >= text.length ||
    reason.startsWith("Expected ','") ||
    /[\]}]/.test(text.charAt(position));
  return (isBefore ? before.trimEnd() : before).split('\n').length;
}

const UNEXPECTED = /^Unexpected token/;

/** The parser names no position for an unexpected token: it is the end of the shortest beginning of the text that holds it. */
function findUnexpected(text: string): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isUnexpected(text.slice(0, middle))) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

function isUnexpected(json: string): boolean {
  try {
    JSON.parse(json);
    return false;
  } catch (error) {
    return error instanceof Error && UNEXPECTED.test(error.message);
  }
}
