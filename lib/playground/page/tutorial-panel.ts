import './tutorial.css';
import { button, element } from '@/lib/base/browser/dom';
import { withBase } from '@/lib/base/url';
import type { Packs } from '../engine';
import type { Project } from '../link';
import { TUTORIAL_SUFFIX, type Step, type Tutorial } from '../tutorial';
import { checkStep } from './step-check';
import {
  drawChange,
  drawMissed,
  drawOrder,
  drawParagraph,
  drawPlaces,
} from './tutorial-draw';
import { TutorialProgress } from './tutorial-progress';

type Files = Project['files'];

/** What a tutorial does with the playground around it. */
type Workbench = {
  /** Shows files in the editor, and runs them; Reset brings the first ones back. */
  load: (first: Files, own: Files | undefined) => void;
  files: () => Files;
  /** What programs may import. */
  packs: Packs;
};

/** Path of a page of this site. */
const PAGE = /^\/[\w/-]+$/;

/**
 * Fetches a tutorial.
 *
 * @param page path of its page
 * @throws Error with a message for readers when there is none
 */
export async function fetchTutorial(page: string): Promise<Tutorial> {
  const address = withBase(`/play-samples${page}${TUTORIAL_SUFFIX}`);
  const response = PAGE.test(page) ? await fetch(address) : undefined;
  const data = response?.ok ? ((await response.json()) as Tutorial) : undefined;
  if (data?.format === 1) return data;
  throw new Error(
    'There is no such tutorial. It may have moved since the link was made.',
  );
}

/** The steps of a tutorial above the editor: what to do, a check of it, hints and the solution. */
export class TutorialPanel {
  readonly #progress: TutorialProgress;
  readonly #steps = element('ol', { class: 'tutorial-steps' });
  readonly #title = element('h3', { tabindex: -1 });
  readonly #task = element('div', { class: 'tutorial-task' });
  readonly #result = element('div', { role: 'status' });
  readonly #hints = element('div', { 'aria-live': 'polite' });
  readonly #check = this.#tool('Check my code', () => void this.#runCheck());
  readonly #hint = this.#tool('Hint', () => this.#showHint());
  readonly #solution = this.#tool('', () => this.#turnSolution());
  readonly #before = this.#tool('Previous step', () => this.#go(-1));
  readonly #next = this.#tool('Next step', () => this.#go(1));
  readonly #root: HTMLElement;
  #given = 0;
  /** The reader's own code while the solution is shown. */
  #own: Files | undefined;

  constructor(
    private readonly tutorial: Tutorial,
    private readonly bench: Workbench,
    panes: Element,
  ) {
    const { title, page, steps } = tutorial;
    this.#progress = new TutorialProgress(page, steps.length);
    const tools = [this.#check, this.#hint, this.#solution];
    this.#check.classList.add('play-main');
    this.#root = element(
      'section',
      { class: 'tutorial', 'aria-label': 'Tutorial' },
      element('h2', {}, title),
      element(
        'p',
        { class: 'play-about' },
        'What you write and how far you come stays on this device. ',
        element('a', { href: withBase(page) }, 'Read the tutorial as a page'),
      ),
      element('nav', { 'aria-label': 'Steps' }, this.#steps),
      element(
        'div',
        { class: 'tutorial-body' },
        element('div', {}, this.#title, this.#task),
        element(
          'div',
          {},
          element('div', { class: 'play-bar' }, ...tools),
          this.#result,
          this.#hints,
          element('div', { class: 'play-bar' }, this.#before, this.#next),
        ),
      ),
    );
    panes.before(this.#root);
    this.#show();
  }

  /** Saves what the reader has written, unless the editor shows the solution. */
  save(files: Files): void {
    if (this.#own === undefined) {
      this.#progress.saveCode(this.#progress.step, files);
    }
  }

  get #step(): Step | undefined {
    return this.tutorial.steps[this.#progress.step];
  }

  #tool(label: string, act: () => void): HTMLButtonElement {
    return button({ class: 'play-tool' }, label, act);
  }

  #go(by: number): void {
    this.#turnTo(this.#progress.step + by);
  }

  #turnTo(index: number): void {
    this.#progress.step = index;
    this.#show();
    this.#title.focus();
  }

  #show(): void {
    const index = this.#progress.step;
    const step = this.#step;
    if (!step) return;
    this.#title.textContent = `Step ${index + 1} of ${this.tutorial.steps.length}: ${step.title}`;
    this.#task.replaceChildren(
      ...step.task.map(drawParagraph),
      drawOrder(step),
      ...step.goal.map(drawParagraph),
    );
    this.#own = undefined;
    this.#given = 0;
    this.#hints.replaceChildren();
    this.#hint.disabled = false;
    this.#solution.textContent = 'Show the solution';
    this.#showResult(
      this.#progress.isDone(index) ? 'You have done this step.' : '',
    );
    this.#drawSteps();
    this.bench.load(step.start, this.#progress.codeOf(index));
  }

  #drawSteps(): void {
    const index = this.#progress.step;
    const { steps } = this.tutorial;
    this.#before.hidden = index === 0;
    this.#next.hidden = index === steps.length - 1;
    this.#next.classList.toggle('play-main', this.#progress.isDone(index));
    this.#check.classList.toggle('play-main', !this.#progress.isDone(index));
    this.#steps.replaceChildren(
      ...steps.map(({ title }, at) => {
        const isDone = this.#progress.isDone(at);
        const step = button(
          {
            class: 'tutorial-step',
            'aria-current': at === index && 'step',
            'data-done': isDone,
          },
          '',
          () => this.#turnTo(at),
        );
        const unseen = (text: string) =>
          element('span', { class: 'visually-hidden' }, text);
        step.append(
          element(
            'span',
            { class: 'tutorial-node', 'aria-hidden': 'true' },
            isDone ? '✓' : `${at + 1}`,
          ),
          unseen(`Step ${at + 1}: `),
          element('span', { class: 'tutorial-name' }, title),
          isDone ? unseen('(done)') : '',
        );
        return element('li', {}, step);
      }),
    );
  }

  #showResult(text: string, ...more: readonly HTMLElement[]): void {
    this.#result.replaceChildren(text && element('p', {}, text), ...more);
  }

  async #runCheck(): Promise<void> {
    const index = this.#progress.step;
    const step = this.#step;
    if (!step || this.#check.ariaDisabled === 'true') return;
    this.#check.ariaDisabled = 'true';
    this.#showResult('Checking …');
    const result = await checkStep(
      this.bench.files(),
      step.check,
      this.bench.packs,
      this.#root,
    );
    this.#check.ariaDisabled = null;
    if (this.#progress.step !== index) return;
    if (result.missed.length > 0 || result.error !== '') {
      this.#showResult('Not yet. The check found:', drawMissed(result));
      return;
    }
    this.#progress.markDone(index);
    this.#drawSteps();
    this.#showResult(this.#praise(index));
  }

  #praise(index: number): string {
    const { steps } = this.tutorial;
    const open = steps.findIndex((_, at) => !this.#progress.isDone(at));
    if (open === -1) return 'Done. You have finished the tutorial.';
    const next = steps[index + 1];
    return next
      ? `Done. The next step is “${next.title}”.`
      : `Done. Step ${open + 1} is still open.`;
  }

  #showHint(): void {
    const step = this.#step;
    if (!step) return;
    const change = step.changes[this.#given - 1];
    this.#hints.append(change ? drawChange(change) : drawPlaces(step));
    if (this.#given++ < step.changes.length) return;
    this.#hints.append(element('p', {}, 'That was the last hint.'));
    this.#hint.disabled = true;
    this.#solution.focus();
  }

  #turnSolution(): void {
    const step = this.#step;
    if (!step) return;
    if (this.#own) {
      const own = this.#own;
      this.#own = undefined;
      this.bench.load(step.start, own);
    } else {
      this.#own = this.bench.files();
      this.bench.load(step.start, step.solution);
    }
    this.#solution.textContent = this.#own
      ? 'Back to my code'
      : 'Show the solution';
    this.#showResult(
      this.#own
        ? 'The editor shows the solution. Your own code is kept.'
        : 'The editor shows your own code.',
    );
  }
}
