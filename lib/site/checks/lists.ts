import { z } from 'zod';

const replacements = z.record(z.string(), z.string());

/** What pages do not say, each with what they say instead: phrases, and whole headings. */
export const voiceSchema = z.strictObject({
  phrases: replacements,
  headings: replacements,
});

/** By page: a part of a sentence, and the source that confirms it. */
export const confirmationsSchema = z.record(
  z.string(),
  z.record(z.string().min(3), z.string().min(10)),
);
