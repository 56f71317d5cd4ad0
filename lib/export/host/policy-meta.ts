import { buildPolicy } from './csp';
import { findInlineCode } from './inline-code';
import { escapeHtml } from '@/lib/base/text';
import { REDIRECT_SCRIPT } from './redirect-page';

const CHARSET_META = /<head[^>]*>(<meta charset="[^"]*"\s*\/?>)?/i;

const SHOWN_CHARS = 80;

export type PolicyMetaOptions = {
  analytics: boolean;
  scripts: readonly string[];
};

/**
 * Puts the content security policy into a document, before anything that it governs.
 * Only the character set stays in front: browsers look for it in the first kilobyte.
 *
 * @param scripts text of the inline scripts that the site's components write
 * @throws When the document has no `<head>`, carries inline styles, which the policy blocks, or an unknown
 *   script; the message continues a sentence that names the file.
 */
export function addPolicyMeta(
  html: string,
  { analytics, scripts: own }: PolicyMetaOptions,
): string {
  if (!CHARSET_META.test(html)) {
    throw new Error('has no <head> to put the security policy into.');
  }
  const { scripts, styled } = findInlineCode(html);
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
  const policy = buildPolicy({
    inlineScripts: scripts,
    analytics,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
  return html.replace(CHARSET_META, (start) => start + meta);
}
