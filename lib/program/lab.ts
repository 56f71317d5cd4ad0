import { showCrash } from '@/lib/browser/crash';
import { element } from '@/lib/browser/dom';
import { retry } from '@/lib/browser/navigation/navigation';
import { DRAWN } from './lab-states';

/**
 * Brings a page of the lab to life; only in builds with SITE_LAB=1.
 *
 * @param root what says with `data-lab` which page it is
 */
export function startLab(root: HTMLElement, signal: AbortSignal): void {
  const name = root.dataset['lab'] ?? '';
  if (name === 'crash') return startCrashes(root, signal);
  const states = root.querySelector<HTMLElement>('[data-lab-states]');
  if (!states) return;
  for (const [state, node] of Object.entries(DRAWN[name]?.() ?? {})) {
    states.append(
      element(
        'section',
        { class: 'lab-state', 'aria-label': state },
        element('h2', {}, state),
        element('div', {}, node),
      ),
    );
  }
  for (const section of states.querySelectorAll('section')) opened(section);
  const isFramed = root.dataset['labFramed'] !== undefined;
  for (const frame of root.querySelectorAll<HTMLIFrameElement>(
    'iframe[data-mode]',
  )) {
    // Once what comes to life has measured itself.
    const fill = () => afterPaint(() => void showIn(frame, states, isFramed));
    if (isThere(frame)) fill();
    else frame.addEventListener('load', fill, { signal, once: true });
  }
}

/** What can be opened is shown open as well; of several answers the last. */
function opened(section: HTMLElement): void {
  const copy = section.cloneNode(true) as HTMLElement;
  const closed = copy.querySelectorAll('details:not([open])');
  if (closed.length === 0) return;
  const name = `${section.ariaLabel}, open`;
  copy.ariaLabel = name;
  copy.querySelector('h2')?.replaceChildren(name);
  for (const details of closed) {
    details.toggleAttribute('open', !details.closest('li:not(:last-child)'));
  }
  section.after(copy);
}

/** The document of a window is empty and has no address, but it may come later than the page. */
function isThere({ contentDocument: inner }: HTMLIFrameElement): boolean {
  return inner?.URL === 'about:srcdoc' && inner.readyState === 'complete';
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Shows the states in a window of their own, which gets the styles of this page and the size of its content. */
async function showIn(
  frame: HTMLIFrameElement,
  states: HTMLElement,
  isFramed: boolean,
): Promise<void> {
  const inner = frame.contentDocument;
  if (!inner) return;
  const { mode: theme = '', dir = '' } = frame.dataset;
  const outer = document.documentElement;
  const root = inner.documentElement;
  root.className = outer.className;
  Object.assign(root, { lang: outer.lang, dir });
  Object.assign(root.dataset, { ...outer.dataset, theme });
  inner.title = frame.title;
  const links = [...document.querySelectorAll('link[rel=stylesheet]')].map(
    (link) => inner.importNode(link),
  );
  const arrived = links.map(
    (link) => new Promise((done) => link.addEventListener('load', done)),
  );
  inner.head.replaceChildren(...links);
  inner.adoptedStyleSheets = copySheets(frame);
  const content = inner.importNode(states, true);
  const main = inner.createElement('main');
  main.append(content);
  inner.body.replaceChildren(
    ...(isFramed ? around(inner, contentOf(content)) : [main]),
  );
  await Promise.all(arrived);
  frame.height = String(root.scrollHeight);
  frame.dataset['shown'] = '';
}

/** Styles that came with a script belong to one document. */
function copySheets({ contentWindow }: HTMLIFrameElement): CSSStyleSheet[] {
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  return document.adoptedStyleSheets.map(({ cssRules }) => {
    const sheet = new Sheet();
    sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
    return sheet;
  });
}

/** The specimens without the names of their states. */
function contentOf(states: HTMLElement): Node[] {
  return [...states.querySelectorAll(':scope > section > div')].flatMap(
    ({ childNodes }) => [...childNodes],
  );
}

/** What stands around every page of this site, with a content. */
function around(inner: Document, content: readonly Node[]): Node[] {
  const page = document.querySelector('[data-page]');
  return [...document.body.children]
    .filter((child) => child === page || !child.matches('script, dialog'))
    .map((child) => {
      const copy = inner.importNode(child, child !== page);
      if (child === page) copy.append(...content);
      return copy;
    });
}

/** Cannot be shown as text, so the report of the page crash crashes as well. */
const UNPRINTABLE = {
  toString(): string {
    throw new Error('The lab crashed the shell.');
  },
};

function startCrashes(root: HTMLElement, signal: AbortSignal): void {
  const [page, shell] = root.querySelectorAll('button');
  const crash = (target: HTMLButtonElement | undefined, error: unknown) => {
    if (!target) return;
    target.addEventListener('click', () => showCrash(error, retry), { signal });
    target.disabled = false;
  };
  crash(page, new Error('The lab crashed this page.'));
  crash(shell, UNPRINTABLE);
}
