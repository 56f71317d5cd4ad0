import matter from 'gray-matter';
import { z } from 'zod';
import { checkLine, didYouMean } from '@/lib/base/text';
import { ContentError } from './errors';

const lineSchema = z.string().superRefine(checkLine);

const DESCRIPTION_MIN_CHARS = 50;
const DESCRIPTION_MAX_CHARS = 160;

const description = lineSchema
  .min(
    DESCRIPTION_MIN_CHARS,
    `is shorter than ${DESCRIPTION_MIN_CHARS} characters`,
  )
  .max(
    DESCRIPTION_MAX_CHARS,
    `is longer than ${DESCRIPTION_MAX_CHARS} characters`,
  );

// YAML reads an unquoted 404 as a number; as a word to search for it is as good as any.
const keyword = z.union([lineSchema, z.number()]).transform(String);
const keywords = z.array(keyword).default([]);

const MAX_QUESTIONS = 3;
const questions = z
  .array(lineSchema)
  .max(MAX_QUESTIONS, `holds more than ${MAX_QUESTIONS} questions`)
  .default([]);

export const docFrontmatterSchema = z.strictObject({
  title: lineSchema,
  description,
  sidebarLabel: lineSchema.optional(),
  sidebarPosition: z.number().positive(),
  /** On the page of a folder: its other pages are not for readers, and stand in no tree, pager or search of theirs. */
  isApart: z.boolean().default(false),
  keywords,
  questions,
});

export const postFrontmatterSchema = z.strictObject({
  title: lineSchema,
  description,
  date: z.union([z.date(), z.iso.date()]).transform((value) => {
    return value instanceof Date ? value.toISOString().slice(0, 10) : value;
  }),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  authors: z.array(z.string().min(1)).min(1),
  keywords,
  questions,
});

export const homeFrontmatterSchema = z.strictObject({
  title: lineSchema,
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
  const text = normalize(source);
  const head = HEAD.exec(text);
  if (!head) {
    throw new ContentError(
      { file, line: 1 },
      'has no frontmatter, so the page has no title and no place in the sidebar.',
      `start the file with\n---\n${exampleHead(schema)}\n---`,
    );
  }
  const data = parseYaml(file, text);
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    throw frontmatterError(file, head[0], schema, parsed.error);
  }
  return { frontmatter: parsed.data, body: bodyOf(source) };
}

const HEAD = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

function normalize(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** The MDX of a content file with the head, if there is one, replaced by empty lines: positions are those of the file. */
export function bodyOf(source: string): string {
  return normalize(source).replace(HEAD, (head) =>
    '\n'.repeat(head.split('\n').length - 1),
  );
}

function parseYaml(file: string, text: string): unknown {
  try {
    // An options object keeps gray-matter from caching by content and returning a half-parsed file after a failure.
    return matter(text, { language: 'yaml' }).data;
  } catch (error) {
    const mark = yamlErrorSchema.safeParse(error);
    const reason = mark.success
      ? mark.data.reason
      : error instanceof Error
        ? error.message
        : String(error);
    throw new ContentError(
      { file, line: mark.success ? mark.data.mark.line + 1 : 1 },
      `has frontmatter that is not valid YAML: ${reason}.`,
      'write one "key: value" a line and put quotes around a value that holds a colon or a hash.',
    );
  }
}

const yamlErrorSchema = z.object({
  reason: z.string(),
  mark: z.object({ line: z.number() }),
});

function frontmatterError(
  file: string,
  head: string,
  schema: z.ZodObject,
  error: z.ZodError,
): ContentError {
  const known = Object.keys(schema.shape);
  const problems = error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const key = issue.keys[0] ?? '';
      return {
        key,
        what: `has the unknown frontmatter key "${key}".`,
        cure: `${didYouMean(key, known)} Known keys: ${known.join(', ')}.`.trim(),
      };
    }
    const key = String(issue.path[0] ?? '');
    return {
      key,
      what: `has a wrong frontmatter value: "${key}" ${issue.message}.`,
      cure: `write ${exampleLine(key)}.`,
    };
  });
  const first = problems[0];
  const key = first?.key ?? '';
  const line =
    head.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 1;
  return new ContentError(
    { file, line: Math.max(line, 1) },
    problems.map(({ what }) => what).join('\n  It also '),
    problems.map(({ cure }) => cure).join('\n  '),
  );
}

const EXAMPLES: Record<string, string> = {
  title: 'title: RxLet',
  description: `description: One plain sentence of ${DESCRIPTION_MIN_CHARS} to ${DESCRIPTION_MAX_CHARS} characters`,
  sidebarLabel: 'sidebarLabel: RxLet',
  sidebarPosition: 'sidebarPosition: 3',
  keywords: 'keywords: [async pipe, subscribe]',
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
