import { expect } from '@playwright/test';
import type { Client } from './client';

/** What a script that found nothing gives. */
const NONE = null;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = { [ELEMENT]: string };

/** A busy machine takes its time for the engine of the playground. */
const SLOW = { timeout: 45_000 };

/** Keys that are no letters, as WebDriver names them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Down: '\uE015',
  Right: '\uE014',
  Control: '\uE009',
} as const;

/** Ends a composition: as the standard has it, and as Safari does, whose key comes afterwards. Tells whether either was taken. */
export const COMPOSE = `
const field = document.querySelector(arguments[0]);
return [true, false].some((isComposing) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'keyCode', { value: 229 });
  return !field.dispatchEvent(event);
});`;

/** Somebody who reads the site in a browser: finds what is in sight by what it is and says. */
export class Reader {
  constructor(
    private readonly client: Client,
    readonly siteUrl: string,
  ) {}

  /** Opens a page, and waits until its own scripts have started. */
  async open(path: string, site = this.siteUrl): Promise<void> {
    await this.client.send('enter', { id: null });
    const { href, origin } = new URL(path, site);
    await this.client.send('open', { url: href });
    await this.until(
      'return location.origin === arguments[0] && window.siteBoot?.isAlive === true',
      true,
      origin,
    );
  }

  async back(): Promise<void> {
    await this.client.send('back');
  }

  /** @param width of the page, in pixels */
  async resize(width: number, height = 900): Promise<void> {
    // The window has a frame, which is not known before.
    for (let frame = 0; ;) {
      await this.client.send('resize', { width: width + frame, height });
      const inner = Number(await this.run('return innerWidth'));
      if (inner === width || frame > 0) return;
      frame = width - inner;
      if (frame <= 0) return;
    }
  }

  /** Runs the body of a function in the page, or in the frame that was entered. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.client.send('run', { script, args });
  }

  /** Waits until a script gives what is expected. */
  async until(
    script: string,
    expected: unknown = true,
    ...args: readonly unknown[]
  ): Promise<void> {
    // A page that is being left has no answer.
    const ask = () => this.run(script, ...args).catch(() => undefined);
    const polled = expect.poll(ask, SLOW);
    if (expected instanceof RegExp) await polled.toMatch(expected);
    else await polled.toEqual(expected);
  }

  /** Waits until something in sight says a text. */
  async see(selector: string, text = ''): Promise<Reference> {
    let found: unknown;
    const look = async () =>
      (found = await this.run(FIND, selector, text).catch(() => NONE));
    await expect
      .poll(look, { ...SLOW, message: `${selector} “${text}”` })
      .toBeTruthy();
    return found as Reference;
  }

  /** Waits until nothing in sight says a text. */
  async miss(selector: string, text = ''): Promise<void> {
    await expect.poll(() => this.run(FIND, selector, text), SLOW).toBe(NONE);
  }

  /** Clicks, as with a mouse. */
  async press(selector: string, text = ''): Promise<void> {
    const origin = await this.point(selector, text);
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Leaves the mouse on something. */
  async hover(selector: string, text = ''): Promise<void> {
    const origin = await this.point(selector, text);
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
    ]);
  }

  /** Presses keys one after the other, the modifier all the while. */
  async type(keys: string, modifier = ''): Promise<void> {
    const press = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    const all = [...keys].flatMap(press);
    const [down, up] = modifier === '' ? [] : press(modifier);
    await this.#act('key', down ? [down, ...all, up] : all);
  }

  /** Looks into a frame, and comes back. */
  async inFrame(selector: string, look: () => Promise<void>): Promise<void> {
    const id = await this.see(selector);
    await this.client.send('enter', { id, element: id[ELEMENT] });
    await look();
    await this.client.send('enter', { id: null });
  }

  async point(selector: string, text: string): Promise<Reference> {
    const element = await this.see(selector, text);
    await this.run(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
      element,
    );
    return element;
  }

  async #act(type: 'key' | 'pointer', actions: readonly unknown[]) {
    await this.client.send('act', { actions: [{ type, id: type, actions }] });
  }
}

/** The first element in sight that has a selector and a text or name; what is switched off cannot be used yet. */
const FIND = `
const [selector, text] = arguments;
const all = [...document.querySelectorAll(selector)];
return all.find((element) => {
  if (element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true })) return false;
  const name = element.getAttribute('aria-label') ?? '';
  return (element.textContent + ' ' + name).includes(text);
}) ?? null;`;
