import { SHARED_DATA_SCRIPT } from '@/lib/next';
import { REDIRECT_SCRIPT } from './redirect-page';

/** What the framework writes: its start, the names of its files, and the data of a page as one string. */
const FRAMEWORK_SCRIPTS: readonly RegExp[] = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[\w"/.,~-]*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)$/s,
];

/** What finishing an export writes: fixed code around strings. */
const FINISHING_SCRIPTS: readonly RegExp[] = [
  REDIRECT_SCRIPT,
  SHARED_DATA_SCRIPT,
];

/**
 * Whether an inline script is one that the site or its framework writes. A policy that allowed whatever a document
 * holds would protect nobody from what came into it by mistake.
 *
 * @param own the text of the scripts that the site's components write
 */
export function isKnownScript(text: string, own: readonly string[]): boolean {
  return (
    own.includes(text) ||
    [...FRAMEWORK_SCRIPTS, ...FINISHING_SCRIPTS].some((known) =>
      known.test(text),
    )
  );
}
