/** How long a button says that it has copied. */
const COPIED_MS = 1000;

const COPIED = 'Copied';
const REFUSED = 'Not copied: the browser does not allow it';

/**
 * Copies something and says on the button how that went, in a way that is also heard.
 *
 * @param write puts the text on the clipboard; rejects when that is not possible
 */
export async function copyFrom(
  button: HTMLElement,
  write: () => Promise<void>,
): Promise<void> {
  const name = button.getAttribute('aria-label');
  const label = button.textContent;
  const result = await attempt(write);
  button.textContent = result;
  button.setAttribute('aria-label', result);
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  button.after(status);
  // A live region is announced when its text changes after it is there.
  requestAnimationFrame(() => (status.textContent = result));
  setTimeout(() => {
    button.textContent = label;
    if (name === null) button.removeAttribute('aria-label');
    else button.setAttribute('aria-label', name);
    status.remove();
  }, COPIED_MS);
}

async function attempt(write: () => Promise<void>): Promise<string> {
  try {
    await write();
    return COPIED;
  } catch {
    return REFUSED;
  }
}
