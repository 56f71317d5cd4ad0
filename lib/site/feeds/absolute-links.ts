/**
 * Makes the links and images of rendered content work outside of the site, in a feed reader.
 *
 * @param html Rendered content; its site paths already carry the base path.
 * @param pageUrl Absolute address of the page that the content stands on.
 */
export function makeLinksAbsolute(html: string, pageUrl: string): string {
  return html.replace(
    /(\s(?:href|src)=")([/#][^"]*)"/g,
    (_, start: string, target: string) =>
      `${start}${new URL(target, pageUrl).href}"`,
  );
}
