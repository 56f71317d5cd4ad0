type Named = { key?: string; isComposing?: boolean; keyCode?: number };

type Modifiers = {
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
};

/** What is read of a key event, be it the browser's, React's, or one that a script has made without most of it. */
export type KeyPress = Named & Modifiers & { code?: string };

type Press = KeyPress & { nativeEvent?: Named };

/** What browsers report for the keys of an input method; Safari also for the Enter that comes after its end. */
const COMPOSED = 229;

/** With Shift these select text or belong to the browser. */
const EXTENDED_BY_SHIFT = /^(?:Arrow|Home|End|Escape)/;

/** Inputs that take no text. */
const NO_TEXT =
  /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether the reader's keyboard has ⌘ where others have Ctrl. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether an input method has taken the key. */
export function isComposed(press: Press): boolean {
  const { isComposing = false, keyCode } = press.nativeEvent ?? press;
  return isComposing || keyCode === COMPOSED;
}

const nameOf = (press: Press): string =>
  isComposed(press) ? '' : (press.key ?? '');

/**
 * The key that was pressed by itself.
 *
 * @returns empty for what is not meant for the page: a part of a composition, a shortcut of browser or system, an event
 * without a key
 */
export function keyOf(press: Press): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  const key = nameOf(press);
  const isShortcut = ctrlKey || metaKey || altKey;
  return isShortcut || (shiftKey && EXTENDED_BY_SHIFT.test(key)) ? '' : key;
}

/** Whether a press has the modifier of the reader's system: Command on a Mac, else Control. */
function hasCommand({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  const [own, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return own === true && !other && !altKey;
}

/** Whether a press has no modifier: with one, a link opens elsewhere. */
export const isPlain = (press: Modifiers): boolean =>
  !press.ctrlKey && !press.metaKey && !press.altKey && !press.shiftKey;

/**
 * The key that was pressed together with the modifier of the reader's system: `Enter`, or a letter, also of a keyboard
 * that types another script.
 *
 * @returns empty for all else
 */
export function commandOf(press: Press): string {
  const key = nameOf(press);
  if (key === '' || press.shiftKey || !hasCommand(press)) return '';
  if (key.length > 1) return key;
  const latin = /^[!-~]$/.test(key) ? key : (press.code ?? '').slice(-1);
  return latin.toLowerCase();
}

/** Whether what is typed at an event's target becomes text there. */
export function isWriting(event: Event): boolean {
  // An editor may be in a shadow tree, of which the event tells the root only.
  const target = event.composedPath()[0] ?? event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.test(target.type);
  return (
    target.isContentEditable ||
    target.matches('textarea, select, [role=textbox]')
  );
}
