import { svgElement } from '@/lib/base/browser/dom';
import {
  drawRun,
  drawStep,
  stepsOf,
  describeRun,
  describeStep,
  type Run,
  type Shape,
} from '../run';

/** One timeline of a page with its words and controls. */
export class RunView {
  readonly strategy: HTMLSelectElement;
  readonly #words: Element;
  readonly #drawing: Element;
  readonly #status: Element;
  #run: Run | undefined;
  #spanMs = 1;
  #index = -1;

  /** @throws when the page has another form */
  constructor(readonly root: HTMLElement) {
    this.strategy = find(root, 'select', HTMLSelectElement);
    this.#words = find(root, 'figcaption', Element);
    this.#drawing = find(root, 'svg', Element);
    this.#status = find(root, '[role=status]', Element);
  }

  get run(): Run | undefined {
    return this.#run;
  }

  /**
   * Shows a run.
   *
   * @param spanMs time that the width stands for
   * @param place where it was recorded, for the words
   */
  show(run: Run, spanMs: number, place: string): void {
    this.#run = run;
    this.#spanMs = spanMs;
    this.#index = -1;
    this.#status.textContent = '';
    this.#words.textContent = `${describeRun(run)} ${place}`;
    this.#drawing.setAttribute('aria-label', `Timeline: ${run.strategy}`);
    this.#draw([]);
  }

  /** Goes to the next step, or back with -1, and describes what happens in it. */
  step(by: number): void {
    const run = this.#run;
    if (!run) return;
    const steps = stepsOf(run);
    const wanted = this.#index + by;
    this.#index = Math.min(Math.max(wanted, 0), steps.length - 1);
    const step = steps[this.#index];
    if (!step) return;
    this.#status.textContent = describeStep(step, this.#index, steps.length);
    this.#draw([drawStep(step, this.#spanMs)]);
  }

  #draw(behind: readonly Shape[]): void {
    if (!this.#run) return;
    const shapes = [...behind, ...drawRun(this.#run, this.#spanMs)];
    this.#drawing.replaceChildren(
      ...shapes.map(({ name, attributes, text }) =>
        svgElement(name, attributes, text),
      ),
    );
  }
}

/** @throws when it is not there */
export function find<Kind extends Element>(
  root: Element,
  selector: string,
  kind: abstract new (...values: never[]) => Kind,
): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The scene has no ${selector}.`);
}
