import type { Provider, Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';

/** The likely cause, by what is shown instead; '' stands for anything else. */
type Causes = Record<string, string>;

/** What the playground shows of it: a sentence, and the likely cause in the next line. */
class Missed extends Error {
  override readonly name = 'Missed';

  constructor(sentence: string, cause = '') {
    super(`${sentence}\n${cause}`.trim());
  }
}

const CONTROLS = 'button, input, textarea, select, a, summary, [role]';

/** Causes in any step, by what Angular writes then. */
const PRINTED: Causes = {
  '[Signal': 'A template has to call a signal, with (), to get its value.',
  '[Computed': 'A template has to call a signal, with (), to get its value.',
  '[object Object]':
    'The template prints a whole object. Print one of its fields.',
};

/** Case, punctuation and spaces make no difference. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => `${word} `).join('')}`;
}

/** All text below an element that is not hidden; two elements are never one word. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof HTMLElement && isHidden(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function isHidden(element: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(element);
  return element.hidden || display === 'none' || visibility === 'hidden';
}

function nameOf(control: Element): string {
  const label = control.getAttribute('aria-label');
  const around = control.closest('label');
  const labels = control instanceof HTMLInputElement ? control.labels : null;
  const own =
    [...(around ? [around] : (labels ?? []))].map(textOf).join(' ') ||
    textOf(control);
  return label ?? (own || (control.getAttribute('placeholder') ?? ''));
}

/** What a program shows, read as a person reads it. Whatever is missing is reported in a sentence. */
class Screen {
  constructor(
    private readonly fixture: ReturnType<typeof TestBed.createComponent>,
  ) {}

  private get root(): HTMLElement {
    return this.fixture.nativeElement as HTMLElement;
  }

  /** Lets time pass. */
  async after(ms: number): Promise<void> {
    await this.fixture.whenStable();
    await new Promise((resolve) => setTimeout(resolve, ms));
    await this.fixture.whenStable();
  }

  /** Draws once, without the tasks that follow. */
  draw(): void {
    this.fixture.detectChanges();
  }

  has(text: string): boolean {
    return wordsOf(textOf(this.root)).includes(wordsOf(text));
  }

  /** How many elements a selector finds. */
  count(selector: string): number {
    return this.root.querySelectorAll(selector).length;
  }

  /** @param what the requirement, as a sentence without its end */
  shows(what: string, text: string, causes?: Causes): void {
    this.claim(
      this.has(text) && this.printed() === undefined,
      `${what}: “${text}”. ${this.closestTo(text)}`,
      causes,
    );
  }

  /** @param what the requirement, as a sentence without its end */
  hides(what: string, text: string, causes?: Causes): void {
    this.claim(!this.has(text), `${what}. It still shows “${text}”.`, causes);
  }

  /** @throws the sentence, with the likely cause, where something is not as it should be */
  claim(isRight: boolean, sentence: string, causes: Causes = {}): void {
    if (isRight) return;
    const [, own] =
      Object.entries(causes).find(([part]) => part === '' || this.has(part)) ??
      [];
    throw new Missed(sentence, this.printed() ?? own);
  }

  /** What is wrong with a text that nobody means to show. */
  private printed(): string | undefined {
    const text = this.root.textContent ?? '';
    return Object.entries(PRINTED).find(([part]) => text.includes(part))?.[1];
  }

  /** Clicks a control. @param beside what it belongs to, where there are several */
  async press(name: string, beside = ''): Promise<void> {
    const control = this.find(name, beside, CONTROLS);
    control.click();
    await this.after(0);
  }

  async type(text: string, name: string): Promise<void> {
    const field = this.find(name, '', 'input, textarea') as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.after(200);
  }

  isChecked(name: string): boolean {
    return (this.find(name, '', 'input') as HTMLInputElement).checked;
  }

  /** Ends the program, so that another one can begin. */
  close(): void {
    TestBed.resetTestingModule();
  }

  private find(name: string, beside: string, selector: string): HTMLElement {
    const all = [...this.root.querySelectorAll<HTMLElement>(selector)];
    const named = all.filter((one) =>
      wordsOf(nameOf(one)).includes(wordsOf(name)),
    );
    const [found] = named
      .map((one) => ({ one, size: sizeAround(one, beside) }))
      .sort((a, b) => a.size - b.size);
    if (found && found.size < Infinity) return found.one;
    const names = all.map((one) => `“${nameOf(one)}”`).join(', ');
    const place = beside ? ` next to “${beside}”` : '';
    throw new Missed(
      `There should be something to press or fill in called “${name}”${place}. ` +
        (names ? `There is only ${names}.` : 'There is none yet.'),
    );
  }

  /** What is shown in the place of a text: the smallest element with most of its beginning, or of its end. */
  private closestTo(text: string): string {
    if (!textOf(this.root)) return 'It shows nothing yet.';
    const wanted = wordsOf(text).trim().split(' ');
    const parts = wanted.flatMap((word, at) => [
      ...(at > 0 ? [wanted.slice(0, at)] : []),
      ...(/\p{L}/u.test(word) ? [[word], wanted.slice(at)] : []),
    ]);
    const shared = (element: Element) => {
      const words = wordsOf(textOf(element));
      return Math.max(
        0,
        ...parts.map((part) =>
          words.includes(` ${part.join(' ')} `) ? part.length : 0,
        ),
      );
    };
    const [closest] = [...this.root.querySelectorAll('*')]
      .map((element) => ({ text: textOf(element), count: shared(element) }))
      .sort((a, b) => b.count - a.count || a.text.length - b.text.length);
    return closest && closest.count > 0
      ? `It shows “${closest.text.slice(0, 90)}”.`
      : 'It does not.';
  }
}

/** How much text is around an element until another text is part of it. */
function sizeAround(element: Element, text: string): number {
  let around: Element | null = element;
  while (around && !wordsOf(textOf(around)).includes(wordsOf(text))) {
    around = around.parentElement;
  }
  return around ? textOf(around).length : Infinity;
}

/** Begins to show what a reader of a tutorial has written, without drawing it. */
export async function open(
  component: Type<unknown>,
  providers: Provider[] = [],
): Promise<Screen> {
  if (providers.length > 0) TestBed.configureTestingModule({ providers });
  return new Screen(TestBed.createComponent(component));
}
