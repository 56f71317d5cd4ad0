import { REDIRECT_SCRIPT } from './redirect-page';

/**
 * Whether an inline script is one that the site writes; those of the framework are left out. A policy that allowed whatever a document
 * holds would protect nobody from what came into it by mistake.
 *
 * @param own the text of the scripts that the site's components write
 */
export function isKnownScript(text: string, own: readonly string[]): boolean {
  return own.includes(text) || REDIRECT_SCRIPT.test(text);
}
