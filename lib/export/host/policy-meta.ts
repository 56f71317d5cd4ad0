import { buildPolicy } from './csp';
import { findInlineCode } from './inline-code';
import { escapeHtml } from '@/lib/base/text';
import { REDIRECT_SCRIPT } from './redirect-page';

const SHOWN_CHARS = 80;

/**
 * Puts the content security policy into a document, before anything that it governs.
 * Only the character set stays in front: browsers look for it in the first kilobyte.
 *
 * @param scripts text of the inline scripts that the site's components write
 * @throws When the document has no `<head>`, carries inline styles, which the policy blocks, an unknown
 *   script or an element that no page may have; the message continues a sentence that names the file.
 */
export function addPolicyMeta(
  html: string,
  {
    analytics,
    scripts: own,
  }: { analytics: boolean; scripts: readonly string[] },
): string {
  const { scripts, styled, refused, head } = findInlineCode(html);
  if (head === undefined) {
    throw new Error('has no <head> to put the security policy into.');
  }
  if (refused) {
    throw new Error(
      `has ${refused.slice(0, SHOWN_CHARS)}, which could load, frame or run what this site has not written. Take it out; what came with a record of a demo goes when the record is made anew.`,
    );
  }
  if (styled) {
    throw new Error(
      `has an inline style (${styled}), which the security policy blocks. Use a class.`,
    );
  }
  // A policy that allowed whatever a document holds would not protect from what came into it by mistake.
  const unknown = scripts.find(
    (text) => !own.includes(text) && !REDIRECT_SCRIPT.test(text),
  );
  if (unknown !== undefined) {
    throw new Error(
      `has an inline script that the site's components do not write: "${unknown.slice(0, SHOWN_CHARS)}". If it came with content, take it out; if the site needs it, name it in scripts/build/postbuild.ts.`,
    );
  }
  const policy = buildPolicy(scripts, analytics);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
  return html.slice(0, head) + meta + html.slice(head);
}
