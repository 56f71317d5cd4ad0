import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { displayPath, readData } from '@/lib/source';
import type { Confirmations } from './types';

const FILE = 'confirmations.json';

/** By page: a part of a sentence, and the source that confirms it. */
const schema = z.record(
  z.string(),
  z.record(z.string().min(3), z.string().min(10)),
);

/** Where the confirmations of a content folder are, before they are understood. */
export function locateConfirmations(root: string): Confirmations {
  const file = path.join(root, FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { file: displayPath(root, FILE), text, byPage: {} };
}

/** What the confirmations say; nothing, if a content folder has none. */
export function readConfirmations(root: string): Confirmations {
  const located = locateConfirmations(root);
  if (located.text === '') return located;
  return { ...located, byPage: readData(root, FILE, schema) };
}
