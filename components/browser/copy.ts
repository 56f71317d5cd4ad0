import { announce } from './announce';
import { loadPart } from './load-part';

/** How long a button says that it has copied. */
const COPIED_MS = 1000;

const COPIED = 'Copied';
const REFUSED = 'Not copied: the browser does not allow it';
const MISSING = 'Not copied: the text could not be loaded';

/** What buttons say again, and when, by button. */
const resting = new Map<HTMLElement, { timer: number; putBack: () => void }>();

/**
 * Copies a text and says on the button how that went, in a way that is also heard. Called in the listener of the click
 * itself: some browsers allow access to the clipboard only then.
 *
 * @param text may still be on its way
 */
export async function copyFrom(
  button: HTMLElement,
  text: string | Promise<string>,
): Promise<void> {
  const coming = Promise.resolve(text);
  const copying =
    typeof text === 'string' ? writeNow(text) : writeLater(coming);
  const result = await copying.then(
    () => COPIED,
    () =>
      coming.then(
        (known) => copyOtherwise(button, known),
        () => MISSING,
      ),
  );
  // Of a second press, what stood there before the first is the label.
  const { timer, putBack } = resting.get(button) ?? {
    timer: undefined,
    putBack: labelOf(button),
  };
  window.clearTimeout(timer);
  button.textContent = result;
  button.setAttribute('aria-label', result);
  announce(result);
  const rest = () => {
    resting.delete(button);
    putBack();
    announce('');
  };
  resting.set(button, { timer: window.setTimeout(rest, COPIED_MS), putBack });
}

async function copyOtherwise(near: HTMLElement, text: string) {
  try {
    const { copySelected } = await loadPart(() => import('./copy-selected'));
    return copySelected(near, text) ? COPIED : REFUSED;
  } catch {
    return REFUSED;
  }
}

/** @returns puts label and name of a button back as they are now */
function labelOf(button: HTMLElement): () => void {
  const name = button.getAttribute('aria-label');
  const content = [...button.childNodes];
  return () => {
    button.replaceChildren(...content);
    if (name === null) button.removeAttribute('aria-label');
    else button.setAttribute('aria-label', name);
  };
}

/** There is none in a document without encryption. */
const clipboard = (): Clipboard | undefined =>
  (navigator as Partial<Navigator>).clipboard;

const refuse = (): Promise<never> => Promise.reject(new Error(REFUSED));

const writeNow = (text: string): Promise<void> =>
  clipboard()?.writeText(text) ?? refuse();

/** The clipboard is given the promise, so that it is asked during the click. */
async function writeLater(coming: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') return writeNow(await coming);
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  blob.catch(() => {});
  const item = new ClipboardItem({ 'text/plain': blob });
  return clipboard()?.write([item]) ?? refuse();
}
