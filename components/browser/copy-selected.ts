/**
 * Copies as readers do themselves: selects the text and has the browser copy what is selected. What was selected and
 * focused before is so again.
 *
 * @param near where the text may stand for that moment: beside an open dialog nothing can be selected
 */
export function copySelected(near: HTMLElement, text: string): boolean {
  const selection = getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const copied = document.createElement('span');
  copied.textContent = text;
  near.after(copied);
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', write, { capture: true });
  try {
    selection?.selectAllChildren(copied);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', write, { capture: true });
    copied.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}
