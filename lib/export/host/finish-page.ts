import { readFile, writeFile } from 'node:fs/promises';
import { hashOfCode, cached } from '@/lib/base/files';
import { editHtml, withoutFramework } from '@/lib/export/next';
import type { Change } from '@/lib/export/next';
import { escapeHtml } from '@/lib/base/text';
import { addPolicyMeta } from './policy-meta';

/** All that is needed to finish the pages of an export. */
type PageSettings = {
  /** Folder that caches finished work between builds. */
  cacheDir: string;
  analytics: boolean;
  /** Text of the inline scripts that the site's components write; a page with any other is refused. */
  scripts: readonly string[];
  /** Address of the program of the pages. */
  programUrl: string;
  /** Address of what all islands share, which the program fetches ahead. */
  sharedUrl: string;
  /** Address of the font that each page loads ahead. */
  fontUrl: string | undefined;
};

/**
 * Puts the program of the site in the place of the framework's, and gives a page its security policy.
 *
 * @param file of the page; it is changed in place
 * @throws When the page breaks its security policy; the message continues a sentence that names the file.
 */
export async function finishPage(
  file: string,
  { cacheDir, ...settings }: PageSettings,
): Promise<void> {
  const html = await readFile(file, 'utf8');
  const code = hashOfCode([
    'lib/export/host',
    'lib/export/next',
    'lib/base/text',
  ]);
  const inputs = [code, html, JSON.stringify(settings)];
  const finished = await cached(cacheDir, inputs, '.html', () =>
    finish(html, settings),
  );
  await writeFile(file, finished);
}

type FinishSettings = Omit<PageSettings, 'cacheDir'>;

function finish(html: string, settings: FinishSettings): string {
  const { programUrl, sharedUrl, fontUrl } = settings;
  const program = `<script type="module" src="${escapeHtml(programUrl)}" data-shared="${escapeHtml(sharedUrl)}"></script>`;
  // The framework forgets it on the page for what is not found.
  const font =
    fontUrl === undefined || html.includes(fontUrl)
      ? ''
      : `<link rel="preload" href="${escapeHtml(fontUrl)}" as="font" crossorigin="" type="font/woff2"/>`;
  const added = withProgram(font + program);
  return addPolicyMeta(
    editHtml(html, withoutFramework, added, withPlainText),
    settings,
  );
}

/** Puts the program of the site into a page; one that only redirects has no use for it. */
function withProgram(program: string): Change {
  return ({ edits, place }) => {
    let headEnd: number | undefined;
    return {
      onopentag(_, attributes) {
        if (headEnd === undefined || !('data-page' in attributes)) return;
        edits.push({ start: headEnd, end: headEnd, text: program });
        headEnd = undefined;
      },
      onclosetag(name) {
        if (name === 'head') headEnd = place().start;
      },
    };
  };
}

/** Writes as it is what React escapes though a text may hold it: a page with code has hundreds. */
const withPlainText: Change = ({ html, edits, place }) => {
  let raw = '';
  return {
    onopentag(name) {
      if (RAW.has(name)) raw = name;
    },
    ontext() {
      const { start, end } = place();
      const text = raw ? '' : html.slice(start, end);
      const plain = text
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&gt;', '>');
      if (plain !== text) edits.push({ start, end, text: plain });
    },
    onclosetag(name) {
      if (name === raw) raw = '';
    },
  };
};

const RAW = new Set(['script', 'style']);
