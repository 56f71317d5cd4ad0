import { TOKEN_CLASSES } from '@/lib/samples/fences';
import { button, element } from '@/lib/base/browser/dom';
import './value-steps.css';

/** A value that the sample gave: the number of its comment in the block, and the value as it is written there. */
type Step = readonly [comment: number, text: string];

const ARROW = '// =>';
const IS_VALUE = /^\/\/\s*=>/;

/**
 * Lets a reader go through the values of a sample in the order in which they were observed. The comments that tell them
 * are out of sight until their turn.
 *
 * @param figure the block
 * @returns shows the block as it was
 */
export function stepValues(figure: HTMLElement): () => void {
  const steps = JSON.parse(figure.dataset['values'] ?? '[]') as Step[];
  const comments = [
    ...figure.querySelectorAll<HTMLElement>(`pre .${TOKEN_CLASSES.comment}`),
  ].filter(({ textContent }) => IS_VALUE.test(textContent));
  const texts = comments.map(({ textContent }) => textContent);
  const status = element('p', { role: 'status' });
  let position = 0;
  const show = (wanted: number) => {
    position = Math.min(Math.max(wanted, 0), steps.length);
    const shown = steps.slice(0, position);
    const current = shown.at(-1);
    comments.forEach((comment, index) => {
      const seen = shown.flatMap(([at, text]) => (at === index ? text : []));
      comment.classList.toggle('step-later', seen.length === 0);
      comment.classList.toggle('step-now', current?.[0] === index);
      comment.textContent =
        seen.length > 0 ? `${ARROW} ${seen.join(', ')}` : (texts[index] ?? '');
    });
    status.textContent = `Value ${position} of ${steps.length}${current ? `: ${current[1]}` : ''}`;
    previous.setAttribute('aria-disabled', String(position === 0));
    next.setAttribute('aria-disabled', String(position === steps.length));
  };
  const previous = button({}, 'Previous', () => show(position - 1));
  const next = button({}, 'Next', () => show(position + 1));
  const bar = element(
    'div',
    { class: 'code-steps', role: 'group', 'aria-label': 'Values in order' },
    previous,
    next,
    button({}, 'All', () => show(steps.length)),
    status,
  );
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(position - 1);
    if (key === 'ArrowRight') show(position + 1);
  });
  figure.querySelector('pre')?.after(bar);
  show(1);
  next.focus();
  return () => {
    comments.forEach((comment, index) => {
      comment.classList.remove('step-later', 'step-now');
      comment.textContent = texts[index] ?? '';
    });
    bar.remove();
  };
}
