import { z } from 'zod';

/** Installed versions, by package, that data was made from. */
const VERSIONS = z.record(z.string(), z.string());

/** Bytes after brotli. */
const BYTES = z.number().int();

/** What imports add to a plain application: `content/api/costs.json`. */
export const COSTS = z.strictObject({
  versions: VERSIONS,
  /** The application before it imports anything. */
  base: BYTES,
  /** By entry point and name; a type is gone after compilation, so there is nothing to measure. */
  exports: z.record(
    z.string(),
    z.record(z.string(), BYTES.or(z.literal('type'))),
  ),
});
export type Costs = z.infer<typeof COSTS>;

const EXPORT_HISTORY = z.strictObject({
  /** The first major that has it, of those compared, with its minor where that is not 0: `19.1`. */
  since: z.string(),
  /** Where it came from, when that was not always its entry point. */
  moved: z
    .strictObject({ major: z.number().int(), from: z.string() })
    .optional(),
  /** Members that came later than the export itself. */
  members: z.record(z.string(), z.string()).optional(),
});
export type ExportHistory = z.infer<typeof EXPORT_HISTORY>;

/** Since when each export exists: `content/api/history.json`. */
export const HISTORY = z.strictObject({
  versions: VERSIONS,
  exports: z.record(z.string(), z.record(z.string(), EXPORT_HISTORY)),
});
export type History = z.infer<typeof HISTORY>;

const RELEASE = z.strictObject({
  version: z.string(),
  /** Ranges by package; of Angular's own packages only the core. */
  peers: z.record(z.string(), z.string()),
  /** Range of Node.js, where the package names one. */
  node: z.string().optional(),
});
export type Release = z.infer<typeof RELEASE>;

/** What every release asks for: `content/api/compatibility.json`. */
export const COMPATIBILITY = z.strictObject({
  versions: VERSIONS,
  /** The last release of each major of Angular. */
  angulars: z.array(RELEASE),
  releases: z.record(z.string(), z.array(RELEASE)),
});
export type Compatibility = z.infer<typeof COMPATIBILITY>;
