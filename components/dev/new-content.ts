/** A new version of the page, from where the framework puts it to where it is shown. */
let waiting: string | undefined;

/** Notes what the framework has got of the page that it loaded. */
export function noteContent(html: string): void {
  waiting = html;
}

/**
 * A document of what was noted last, with the head of the shown one, which the framework keeps up to date.
 *
 * @returns nothing when nothing new was noted
 */
export function takeContent(): Document | undefined {
  const html = waiting;
  waiting = undefined;
  if (html === undefined) return undefined;
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = document.head.innerHTML;
  const content = page.createElement('div');
  content.dataset['page'] = '';
  content.innerHTML = html;
  page.body.append(content);
  return page;
}
