/*
 * The framework renders the site and is not sent to its readers. What it adds to an export for its own program in
 * the browser is known here and nowhere else; the tests beside this file hold each assumption.
 */

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Files of its program, and inline code that calls it: the page's data, and what bundler and streaming need. */
const OWN_FILE = / src="[^"]*\/_next\//;
const OWN_CODE =
  /^(?:\(?self\.__next_|\(?globalThis\["TURBOPACK"\]|\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/;

const SCRIPT_PRELOAD = /<link\b[^>]* as="script"[^>]*>/g;

/** What it would find its own style sheets and fonts by. */
const MARKS = / data-precedence="[^"]*"|<meta name="next-size-adjust"[^>]*>/g;

/** Bounds of what could have come later, and the empty place for it. */
const STREAMING = /<!--\/?\$-->|<div hidden=""><!--\$--><!--\/\$--><\/div>/g;

/** What must not be left of it: its scripts, which would not run. */
const LEFT = /__next_|TURBOPACK|\/_next\/[^"' ]*\.js/;

/**
 * A document of the export without the framework's own scripts and data.
 *
 * @throws When something of it is left; the message continues a sentence that names the file.
 */
export function stripFramework(html: string): string {
  const stripped = html
    .replace(SCRIPT, (whole, attributes: string, code: string) =>
      OWN_FILE.test(attributes) || OWN_CODE.test(code.trim()) ? '' : whole,
    )
    .replace(SCRIPT_PRELOAD, '')
    .replace(MARKS, '')
    .replace(STREAMING, '');
  for (const [script] of stripped.matchAll(SCRIPT)) {
    const left = LEFT.exec(script);
    if (!left) continue;
    throw new Error(
      `still holds a script of the framework (${script.slice(0, 80)}), which would not run. Add the form that it has now to lib/export/next/strip-framework.ts.`,
    );
  }
  return stripped;
}

/** Data for its program: of segments of a page, and of the not-found page, which is there twice. */
const OWN_DATA = /(^|\/)__next\.[^/]*\.txt$|^_not-found\.(html|txt)$/;

/** Of its folder, readers need styles and what those name. */
const NEEDED_ASSET = /\.css$|\/media\//;

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
