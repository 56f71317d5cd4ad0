import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { checkLine } from '@/lib/base/text';
import { stripCuts } from '@/lib/samples/fences';
import { listFiles } from '@/lib/base/files';
import { readContentFile } from '@/lib/base/source';

/** Site path of the folder in which programs look for skills. */
const SKILLS_PATH = '/.well-known/agent-skills';

/** Version 0.2.0 of the specification by which programs find skills on a site. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

const FOLDER = 'skills';

const skillSchema = z.strictObject({
  name: z
    .string()
    .max(64)
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be small letters and digits with single hyphens between them',
    ),
  description: z.string().max(1024).superRefine(checkLine),
});

/** Instructions that a program loads when a task asks for them. */
type Skill = z.infer<typeof skillSchema> & {
  /** The file as it is served, with its head. */
  markdown: string;
};

/**
 * Reads the skills of a content folder, in the order of their files. Their samples are checked with those of all
 * pages; what only the checker needs is left out here. A folder without skills, such as that of a translation, has none.
 *
 * @throws ContentError naming file, line and what to type
 */
export function readSkills(root: string): Skill[] {
  return listFiles(path.join(root, FOLDER), '.mdx').map((file) => {
    const name = path.join(FOLDER, file);
    const { frontmatter, body } = readContentFile(root, name, skillSchema);
    return { ...frontmatter, markdown: render(frontmatter, body) };
  });
}

/**
 * The file by which programs find the skills of this site.
 *
 * @param toUrl the absolute address of a site path
 */
export function listSkills(
  skills: readonly Skill[],
  toUrl: (path: string) => string,
): string {
  const entries = skills.map(({ name, description, markdown }) => ({
    name,
    type: 'skill-md',
    description,
    url: toUrl(`${SKILLS_PATH}/${name}/SKILL.md`),
    digest: `sha256:${createHash('sha256').update(markdown).digest('hex')}`,
  }));
  return `${JSON.stringify({ $schema: SCHEMA, skills: entries }, undefined, 2)}\n`;
}

const FENCE = /^```(\w+)(?: [^\n]*)?\n([\s\S]*?)^```$/gm;

function render(head: z.infer<typeof skillSchema>, body: string): string {
  const shown = body.replace(
    FENCE,
    (_, language: string, code: string) =>
      `\`\`\`${language}\n${stripCuts(code)}\n\`\`\``,
  );
  return [
    '---',
    `name: ${head.name}`,
    // JSON is YAML, and a colon in a sentence is none of it.
    `description: ${JSON.stringify(head.description)}`,
    '---',
    '',
    `${shown.trim()}\n`,
  ].join('\n');
}
