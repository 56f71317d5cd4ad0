import matter from 'gray-matter';
import { CST, Lexer, parseDocument } from 'yaml';
import { z } from 'zod';
import { checkLine, didYouMean } from '@/lib/base/text';
import { ContentError } from './problem';
import { isStray } from './read-data';
import { withOwnHeads } from './markdown';
import { placeAt } from './read-text';

// A folded block of YAML (`>`) ends with a line break that nobody means.
const lineSchema = z.string().trim().superRefine(checkLine);

const NOTATION =
  /\*\*|\*[^\s*][^*]*\*|~~|:::|==\w[^=]*==|`[^`]+`|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|\\[!-/:-@[-`{-~]|\{\/\*|<\/?[a-z][^>]*>|\]\(|&(?:[a-z]+|#\w+);/i;

/** Heads and props are plain text: what Markdown or HTML would make of signs, readers would see as the signs. */
export const shownSchema = lineSchema.refine((text) => !NOTATION.test(text), {
  error: ({ input }) =>
    `holds "${NOTATION.exec(String(input))?.[0]}", but is shown as plain text`,
});

const DESCRIPTION_MIN_CHARS = 50;
const DESCRIPTION_MAX_CHARS = 160;

const description = shownSchema
  .min(
    DESCRIPTION_MIN_CHARS,
    `is shorter than ${DESCRIPTION_MIN_CHARS} characters`,
  )
  .max(
    DESCRIPTION_MAX_CHARS,
    `is longer than ${DESCRIPTION_MAX_CHARS} characters`,
  )
  .describe('What readers get here, in search results and previews of links');

const keywords = z
  .array(lineSchema)
  .default([])
  .describe('Words that readers may type and that the page does not contain');

/** At most so many, or none at all. */
const listOf = (item: z.ZodString, max: number, name: string) =>
  z.array(item).max(max, `holds more than ${max} ${name}`).default([]);

const questions = listOf(shownSchema, 6, 'questions').describe(
  'What the page answers, as readers would type it',
);

export const docFrontmatterSchema = z.strictObject({
  title: shownSchema,
  description,
  sidebarLabel: shownSchema.optional().describe('Its name in the sidebar'),
  sidebarPosition: z
    .string()
    .regex(/^(?:0|[1-9]\d*)(?:\.\d+)?$/, 'is not a number')
    // Editors read YAML with its numbers.
    .meta({ type: 'number' })
    .transform(Number)
    .pipe(z.number().positive())
    .describe('Place among its neighbours'),
  pageKind: z
    .enum(['Guide', 'Reference', 'Recipe', 'Tutorial'])
    .optional()
    .describe('What a reader can expect, where its folder does not say it'),
  isApart: z
    .enum(['true', 'false'])
    .meta({ type: 'boolean', enum: [true, false] })
    .default('false')
    .transform((text) => text === 'true')
    .describe('On the page of a folder whose other pages are for maintainers'),
  keywords,
  aka: listOf(lineSchema, 30, 'words').describe(
    'Single words of readers for what they see and miss',
  ),
  questions,
  documents: z
    .array(lineSchema)
    .default([])
    .describe('Exports, options and commands that the page is the home of'),
});

export const postFrontmatterSchema = z.strictObject({
  title: shownSchema,
  description,
  // The day as its author has written it, wherever he lives; a time of the day is not shown.
  date: z
    .string()
    .transform((text) => text.replace(/(?<=^\d{4}-\d\d-\d\d)[T ].*$/i, ''))
    .pipe(z.iso.date()),
  tags: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .min(1)
    .describe('Lower case, digits and hyphens'),
  authors: z
    .array(z.string().min(1))
    .min(1)
    .describe('Keys of content/authors.json'),
  keywords,
  questions,
});

export const homeFrontmatterSchema = z.strictObject({
  title: shownSchema,
  headline: shownSchema.optional().describe('The largest words on the page'),
  description,
});

/** What stands in a content file: the validated head and the MDX body. */
export type ParsedFile<Frontmatter = object> = {
  frontmatter: Frontmatter;
  /** The MDX with the head replaced by empty lines, so that positions are those of the file. */
  body: string;
};

/**
 * Splits a content file into its validated frontmatter and its body.
 *
 * @param file name used in errors, relative to the repository
 * @throws ContentError naming file, line, field and what to type
 */
export function parseContentFile<Schema extends z.ZodObject>(
  file: string,
  source: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const [head, yaml = ''] = HEAD.exec(normalize(source)) ?? [];
  if (head === undefined) {
    const isOpen = normalize(source).startsWith('---\n');
    throw new ContentError(
      { file, line: 1 },
      `has no frontmatter${isOpen ? ' that ends with a line of three dashes' : ''}, so the page has no title and no place in the sidebar.`,
      `start the file with\n---\n${exampleHead(schema)}\n---`,
    );
  }
  // An options object keeps gray-matter from caching by content and returning a half-parsed file after a failure.
  const { data } = matter(head, {
    language: 'yaml',
    // It would end at the first line that begins with three dashes.
    engines: { yaml: { parse: () => parseYaml(file, yaml) as object } },
  });
  const parsed = schema.safeParse(data, { reportInput: true });
  if (!parsed.success) throw frontmatterError(file, head, schema, parsed.error);
  return { frontmatter: parsed.data, body: bodyOf(source) };
}

/** The head of a file; its YAML begins with the end of the first line, so that places in it are those of the file. */
const HEAD = /^---(\n[\s\S]*?)?\n---[ \t]*(?:\n|$)/;

function normalize(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The head of a content file as it is written; empty when there is none. */
export function headOf(source: string): string {
  return HEAD.exec(normalize(source))?.[0].trimEnd() ?? '';
}

/** The line of a key of a head; the first line when it is not there. */
export function lineOfKey(head: string, key: string): number {
  return placeAt(head, head.indexOf(`\n${key}:`) + 1).line;
}

/** The MDX of a content file with the head, if there is one, replaced by empty lines: positions are those of the file. */
export function bodyOf(source: string): string {
  return withOwnHeads(
    normalize(source).replace(HEAD, (head) =>
      '\n'.repeat(head.split('\n').length - 1),
    ),
  );
}

/** Reads a head as texts, keys and lists: what YAML makes of an unquoted 1.10 or of a date is not what is written. */
function parseYaml(file: string, yaml: string): unknown {
  const document = parseDocument(yaml, {
    schema: 'failsafe',
    prettyErrors: false,
  });
  const [error] = document.errors;
  const lost = findLost(yaml);
  const at = error ? error.pos[0] : lost;
  if (at === undefined) return document.toJS() ?? {};
  const { line, column } =
    error === undefined || error.code === 'DUPLICATE_KEY'
      ? placeAt(yaml, at)
      : { line: lineOfError(yaml, at), column: 1 };
  const part = yaml.slice(at).split('\n')[0]?.trim();
  throw new ContentError(
    { file, line, column },
    error
      ? `has frontmatter that is not valid YAML: ${error.message.replace(/\.$/, '')}.`
      : `has a frontmatter value of which YAML leaves out "${part}", so it would be lost.`,
    (error && CURES[error.code]) ?? quoted(yaml.split('\n')[line - 1] ?? ''),
  );
}

/** What to type where quotes are no help. */
const CURES: Record<string, string | undefined> = {
  DUPLICATE_KEY: 'delete one of the lines with that key.',
  TAB_AS_INDENT: 'begin the line with spaces instead of a tab.',
};

/** Far more than a head has: each of its lines is tried as the last one. */
const MAX_TRIED_LINES = 200;

/** The line from which on nothing is right; the parser may miss an end only on a later one, or name the line before. */
function lineOfError(yaml: string, at: number): number {
  const lines = yaml.split('\n');
  if (lines.length > MAX_TRIED_LINES) return placeAt(yaml, at).line;
  const isRight = (_: string, index: number) => {
    const before = lines.slice(0, index + 1).join('\n');
    return parseDocument(before, { schema: 'failsafe' }).errors.length === 0;
  };
  return lines.findLastIndex(isRight) + 2;
}

/** What YAML reads and does not give: comments behind a value, tags, and names of values. */
function findLost(yaml: string): number | undefined {
  let offset = 0;
  for (const token of new Lexer().lex(yaml)) {
    const type = CST.tokenType(token);
    const isAfterValue =
      type === 'comment' &&
      /\S/.test(yaml.slice(yaml.lastIndexOf('\n', offset) + 1, offset));
    if (isAfterValue || LOST.has(type ?? '')) return offset;
    // Marks of the lexer stand for nothing in the text.
    if (!/^[\u0002\u0018\u001F]$/.test(token)) offset += token.length;
  }
  return undefined;
}

const LOST = new Set(['tag', 'anchor', 'alias']);

/** What to type for a line whose value YAML reads as something else. */
function quoted(line: string): string {
  const [, key, value = ''] = /^([\w-]+):[ \t]+(\S.*)$/.exec(line.trim()) ?? [];
  const advice =
    'put quotes around a value that holds a colon or a hash, or begins with a sign such as @ ` [ { & * ! > | % - ? or a quote';
  const example = exampleLine(key ?? '');
  if (!key || example.includes('['))
    return `write one "key: value" a line${key ? `, a list as ${example}` : ''}, and ${advice}.`;
  // What is shown is plain text.
  const inner = value
    .replace(/^(["'])((?:(?!\1).)*)\1(?=\s+#|$)|^["'](?=[^"']*$)/, '$2')
    .replaceAll('`', '');
  const text = inner.includes('"')
    ? `'${inner.replaceAll("'", "''")}'`
    : `"${inner.replaceAll('\\', '\\\\')}"`;
  return `${advice}: write ${key}: ${text}.`;
}

function frontmatterError(
  file: string,
  head: string,
  schema: z.ZodObject,
  error: z.ZodError,
): ContentError {
  const known = Object.keys(schema.shape);
  // A key that nothing reads is mostly the one that is missing, and has a line.
  const strays = error.issues.filter(isStray);
  const others = error.issues.filter((issue) => !isStray(issue));
  const problems = [...strays, ...others].flatMap((issue) => {
    if (isStray(issue)) {
      return issue.keys.map((key) => ({
        key,
        what: `has the unknown frontmatter key "${key}".`,
        cures: [didYouMean(key, known), `Known keys: ${known.join(', ')}.`],
      }));
    }
    const key = String(issue.path[0] ?? '');
    return {
      key,
      what:
        issue.input === undefined
          ? `has no "${key}" in its frontmatter.`
          : `has a wrong frontmatter value: "${key}" ${issue.message}.`,
      cures: [cureFor(file, head, key, issue.message)],
    };
  });
  const cures = new Set(problems.flatMap((one) => one.cures).filter(Boolean));
  return new ContentError(
    { file, line: lineOfKey(head, problems[0]?.key ?? '') },
    problems.map(({ what }) => what).join('\n  It also '),
    [...cures].join('\n  '),
  );
}

function cureFor(file: string, head: string, key: string, message: string) {
  // The day that the author has written is in the name of the file.
  const [day] = (key === 'date' && /\d{4}-\d\d-\d\d/.exec(file)) || [];
  const isDay = z.iso.date().safeParse(day).success;
  const example = isDay ? `date: ${day}` : exampleLine(key);
  if (/line break/.test(message))
    return `write ${example}; what takes several lines begins with "${key}: >-".`;
  const line = head.split('\n')[lineOfKey(head, key) - 1] ?? '';
  if (!/received object/.test(message)) return `write ${example}.`;
  return line.endsWith(':')
    ? `put quotes around a text that holds a colon, and write ${example}.`
    : quoted(line);
}

const EXAMPLES: Record<string, string> = {
  '': 'one "key: value" a line, such as title: Set up a project',
  title: 'title: Set up a project',
  description: `description: One plain sentence of ${DESCRIPTION_MIN_CHARS} to ${DESCRIPTION_MAX_CHARS} characters`,
  sidebarLabel: 'sidebarLabel: Set up',
  sidebarPosition: 'sidebarPosition: 3',
  isApart: 'isApart: true, or leave the line out',
  pageKind: 'pageKind: Guide, Reference, Recipe or Tutorial',
  keywords: 'keywords: [async pipe, subscribe]',
  aka: 'aka: [spinner, blink, empty]',
  documents: 'documents: [provideRouter]',
  questions: 'questions: [How do I bind a stream to a view?]',
  date: 'date: 2023-03-07',
  tags: 'tags: [cdk, release]',
  authors: 'authors: [a key of content/authors.json]',
};

function exampleLine(key: string): string {
  return EXAMPLES[key] ?? key;
}

function exampleHead(schema: z.ZodObject): string {
  return Object.entries(schema.shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([key]) => exampleLine(key))
    .join('\n');
}
