import { buildPolicy } from './csp';
import { findInlineCode } from '@/lib/next';
import { escapeHtml } from '@/lib/text';

const CHARSET_META = /<head[^>]*>(<meta charset="[^"]*"\s*\/?>)?/i;

/**
 * Puts the content security policy into a document, before anything that it governs.
 * Only the character set stays in front: browsers look for it in the first kilobyte.
 *
 * @throws When the document has no `<head>`, or carries inline styles, which the policy
 *   blocks; the message continues a sentence that names the file.
 */
export function addPolicyMeta(
  html: string,
  { analytics }: { analytics: boolean },
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
  const policy = buildPolicy({
    inlineScripts: scripts.map(({ text }) => text),
    analytics,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
  return html.replace(CHARSET_META, (start) => start + meta);
}
