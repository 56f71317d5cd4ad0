import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { DEMO_CONTROL } from './demo-controls';
import { RUN_HOSTS } from './fence-keys';

/** A message to draw into a shown sample: an announced error or a lint report. */
const DIAGNOSTIC = z.object({
  /** 1-based, counted in shown lines. */
  line: z.number(),
  /** 1-based. */
  column: z.number(),
  endLine: z.number(),
  endColumn: z.number(),
  /** `TS2345`, `NG8002` or the message id of a rule. */
  code: z.string(),
  message: z.string(),
});

const FENCE_KIND = z.enum([
  'checked',
  'run',
  'linted',
  'expected-errors',
  'ignored',
  'listed',
]);

export const DEMO_RECORD = z.object({
  /** Name of the component's class. */
  component: z.string(),
  controls: z.array(DEMO_CONTROL),
  /** The sample and all of its page and of the setup files that it imports, as one module; packages are imported. */
  code: z.string(),
  /** Its file among those of all demos; empty until they are bundled. */
  file: z.string(),
  /** HTML of its first render, as a browser showed it; empty until it is mounted. */
  firstRender: z.string(),
});

/** What a page shows of a demo. */
export type ShownDemo = Omit<DemoRecord, 'code'>;

const SHOWN_VALUE = z.object({
  /** 0-based number of its comment among those with an arrow in the shown code. */
  comment: z.number(),
  /** As written there. */
  text: z.string(),
});

/** What a sample does in the playground; `none` for one that does not do there what it promises. */
const PLAY_RESULT = z.enum(['runs', 'shows', 'lints', 'none']);

export const FENCE_RECORD = z.object({
  /** A hash of all that the result is made of. */
  id: z.string(),
  /** Of language, meta and code: how the site finds the record of a block. */
  hash: z.string(),
  /** 1-based line of the opening fence in the page. */
  line: z.number(),
  lang: z.string(),
  kind: FENCE_KIND,
  /** Why a sample is not checked, in the author's words. */
  reason: z.string().nullable(),
  /** The documented packages that the sample uses. */
  packages: z.array(z.string()),
  diagnostics: z.array(DIAGNOSTIC),
  /** Where it runs; nothing for a sample that does not. */
  host: z.enum(RUN_HOSTS).optional(),
  /** What readers can run; nothing for other samples. */
  demo: DEMO_RECORD.optional(),
  /** The values that it gave, in order; nothing where there are too few to go through them. */
  values: z.array(SHOWN_VALUE).optional(),
  /** Where it uses what documented packages export, as `formatUse` writes it; nothing where it does not. */
  uses: z.array(z.string()).optional(),
  play: PLAY_RESULT.optional(),
});

const MANIFEST = z.object({
  /** Installed versions of what samples are checked against. */
  versions: z.record(z.string(), z.string()),
  /** By content path without suffix: `docs/state/actions`. */
  pages: z.record(
    z.string(),
    z.object({
      file: z.string(),
      fences: z.array(FENCE_RECORD),
    }),
  ),
});

export type DemoRecord = z.infer<typeof DEMO_RECORD>;
export type FenceKind = z.infer<typeof FENCE_KIND>;
export type FenceDiagnostic = z.infer<typeof DIAGNOSTIC>;
export type FenceRecord = z.infer<typeof FENCE_RECORD>;
export type ShownValue = z.infer<typeof SHOWN_VALUE>;
export type SamplesManifest = z.infer<typeof MANIFEST>;

/** A fenced block as any Markdown parser sees it. */
type FenceSource = { lang: string; meta: string; code: string };

/** Where the checker leaves its results, below the repository's root. */
export const SAMPLES_CACHE = '.cache/samples';
const FILE = `${SAMPLES_CACHE}/manifest.json`;

/** Counts samples by what was found out about them: how many there are of each kind. */
export function countKinds(fences: readonly FenceRecord[]) {
  const counts = FENCE_KIND.options.map((wanted) => [
    wanted,
    fences.filter(({ kind }) => kind === wanted).length,
  ]);
  return Object.fromEntries(counts) as Record<FenceKind, number>;
}

/** Whether the playground opens a sample: it has been seen to do there what it promises. */
export function isPlayable(record: FenceRecord | undefined): boolean {
  return record?.play !== undefined && record.play !== 'none';
}

/** Names a fenced block by its content. */
export function hashFence({ lang, meta, code }: FenceSource): string {
  return hashText(JSON.stringify([lang, meta, code]));
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Each page asks for the manifest, and megabytes take a while to parse. */
let parsed: { key: string; manifest: SamplesManifest } | undefined;

/**
 * Reads what the checker found.
 *
 * @param rootDir the repository's root
 * @returns one object for all callers, until the file is written anew
 * @throws when the samples were never checked, or by another version of the checker
 */
export function readSamplesManifest(rootDir = process.cwd()): SamplesManifest {
  const file = path.join(rootDir, FILE);
  const written = statSync(file, { throwIfNoEntry: false });
  if (!written) {
    throw new Error(
      '[samples] The samples were never checked, so nothing is known about them. Run `npm run samples`.',
    );
  }
  const key = [file, written.ino, written.size, written.mtimeMs].join(' ');
  if (parsed?.key === key) return parsed.manifest;
  try {
    const manifest = MANIFEST.parse(JSON.parse(readFileSync(file, 'utf8')));
    parsed = { key, manifest };
    return manifest;
  } catch (cause) {
    throw new Error(
      `[samples] ${FILE} is damaged or of another version. Run \`npm run samples\`.`,
      { cause },
    );
  }
}

/** Writes the manifest in one step, so that a reader never meets half of it. */
export function writeSamplesManifest(
  manifest: SamplesManifest,
  rootDir = process.cwd(),
) {
  writeJson(path.join(rootDir, FILE), manifest);
}

/** Leaves a file alone that says the same: whoever watches it would draw a page anew. */
export function writeJson(file: string, value: unknown) {
  const text = `${JSON.stringify(value)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
