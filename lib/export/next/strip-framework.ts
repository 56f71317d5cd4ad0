import type { Change, Edit } from './edit-html';

/*
 * The framework renders the site and is not sent to its readers. What it adds to an export for its own program in
 * the browser is known here and nowhere else; the tests beside this file hold each assumption.
 */

/** Files of its program, and inline code that calls it: the page's data, and what bundler and streaming need. */
const OWN_FILE = '/_next/';
const OWN_CODE =
  /^(?:\(?self\.__next_|\(?globalThis\["TURBOPACK"\]|\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/;

/** What it would find its own style sheets by. */
const MARK = 'data-precedence';

/** What must not be left of it: its scripts, which would not run. */
const LEFT = /__next_|TURBOPACK|\/_next\/[^"' ]*\.js/;

/**
 * Leaves out the framework's own scripts and data.
 *
 * @throws When something of it is left; the message continues a sentence that names the file.
 */
export const withoutFramework: Change = ({ html, edits, place }) => {
  let script: { start: number; src: string; code: string } | undefined;
  // An empty place for what could have come later, as long as nothing is in it.
  let empty: Edit | undefined;
  return {
    onattribute(name) {
      const { start, end } = place();
      if (name === MARK) edits.push({ start: start - 1, end, text: '' });
    },
    onopentag(name, attributes) {
      const { start, end } = place();
      const { src = '', hidden } = attributes;
      const cut = { start, end, text: '' };
      empty = name === 'div' && hidden === '' ? cut : undefined;
      if (name === 'script') script = { start, src, code: '' };
      if (isOwnTag(name, attributes)) edits.push(cut);
    },
    ontext(text) {
      empty = undefined;
      if (script) script.code += text;
    },
    oncomment(text) {
      // Bounds of what could have come later.
      if (/^\/?\$$/.test(text)) edits.push({ ...place(), text: '' });
      else empty = undefined;
    },
    onclosetag(name) {
      const { end } = place();
      if (empty && name === 'div') edits.push({ ...empty, end });
      empty = undefined;
      if (name !== 'script' || !script) return;
      const { start, src, code } = script;
      script = undefined;
      if (src.includes(OWN_FILE) || OWN_CODE.test(code.trim())) {
        edits.push({ start, end, text: '' });
      } else assertOurs(html.slice(start, end));
    },
  };
};

function isOwnTag(name: string, { as, name: key }: Record<string, string>) {
  return (
    (name === 'link' && as === 'script') ||
    (name === 'meta' && key === 'next-size-adjust')
  );
}

function assertOurs(script: string): void {
  if (!LEFT.test(script)) return;
  throw new Error(
    `still holds a script of the framework (${script.slice(0, 80)}), which would not run. Add the form that it has now to lib/export/next/strip-framework.ts.`,
  );
}

/** Data for its program: of segments of a page, and of the not-found page, which is there twice. */
const OWN_DATA = /(^|\/)__next\.[^/]*\.txt$|^_not-found\.(html|txt)$/;

/** Of its folder, readers need styles and what those name. */
const NEEDED_ASSET = /\.css$|\/media\//;

/** A font that it has every page load ahead, except the one for what is not found. */
export const PRELOADED_FONT = /\.p\.[^/]*\.woff2$/;

/** The files of an export that only the framework's own program would ask for. */
export function listFrameworkFiles(files: readonly string[]): string[] {
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  return files.filter(
    (file) =>
      OWN_DATA.test(file) ||
      (pages.has(file.replace(/\.txt$/, '.html')) && file.endsWith('.txt')) ||
      (file.startsWith('_next/') && !NEEDED_ASSET.test(file)),
  );
}
