import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { ContentError, displayPath, readData } from '@/lib/source';
import { FOLDER, FORMAT, MANIFEST, nameScript, PACKED } from './names';

const ENGINE = z.strictObject({
  format: z.literal(
    FORMAT,
    `this site reads engines of format ${FORMAT} alone`,
  ),
  /** Of all packages in it. */
  versions: z.record(z.string(), z.string().regex(/^\d[\w.+-]*$/)),
  /** Names of the scripts, by those of their packs. */
  packs: z.record(
    z.string(),
    z.string().regex(/^play-[a-z]+-[0-9a-f]{16}\.js$/),
  ),
});

/** Packages that were kept together. */
type KeptEngine = { id: string } & z.infer<typeof ENGINE>;

/** The same with its scripts. */
export type KeptScripts = KeptEngine & {
  scripts: readonly { name: string; content: Uint8Array }[];
};

/** `21.10` comes after `21.9`. */
const NUMERIC = new Intl.Collator('en', { numeric: true });

/**
 * What is kept in a content folder, the newest Angular first.
 *
 * @throws ContentError for a folder that is no engine, or one of another format
 */
export function listKeptEngines(contentDir: string): KeptEngine[] {
  return foldersIn(path.join(contentDir, FOLDER))
    .map((id) => ({ id, ...readManifest(contentDir, id) }))
    .sort((a, b) => NUMERIC.compare(orderOf(b), orderOf(a)));
}

/**
 * The same with all scripts.
 *
 * @throws ContentError for a script that is not what was kept
 */
export function readKeptEngines(contentDir: string): KeptScripts[] {
  return listKeptEngines(contentDir).map((engine) => ({
    ...engine,
    scripts: Object.entries(engine.packs).map(([pack, name]) => ({
      name,
      content: readScript(contentDir, engine.id, pack, name),
    })),
  }));
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    // Nothing was ever kept.
    return [];
  }
}

function orderOf({ versions }: KeptEngine): string {
  const all = Object.keys(versions).sort();
  return ['@angular/core', ...all].map((name) => versions[name]).join(' ');
}

function readManifest(contentDir: string, id: string): z.infer<typeof ENGINE> {
  try {
    return readData(contentDir, `${FOLDER}/${id}/${MANIFEST}`, ENGINE);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { file, line, what } = error;
    throw new ContentError({ file, line }, what, cureFor(contentDir, id));
  }
}

function readScript(
  contentDir: string,
  id: string,
  pack: string,
  name: string,
): Uint8Array {
  const file = `${FOLDER}/${id}/${name}${PACKED}`;
  const refuse = (what: string) =>
    new ContentError(
      { file: displayPath(contentDir, file) },
      what,
      cureFor(contentDir, id),
    );
  let content: Uint8Array;
  try {
    content = brotliDecompressSync(readFileSync(path.join(contentDir, file)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse(
      `cannot be read, so links to the playground that need it would break: ${reason}`,
    );
  }
  if (nameScript(`play-${pack}`, content) === name) return content;
  throw refuse(
    'is not what was kept: its content has another hash than its name, so links to the playground would run something else.',
  );
}

function cureFor(contentDir: string, id: string): string {
  const folder = displayPath(contentDir, `${FOLDER}/${id}`);
  return `type \`git checkout -- ${folder}\` to bring back what was committed, or \`git rm -r ${folder}\` to give the engine up; its links then run with the newest packages.`;
}
