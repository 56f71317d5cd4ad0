'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyOf } from '@/components/browser/keys';
import { TOKEN_CLASSES } from '@/lib/samples/fences';
import './value-steps.css';

/** A value that the sample gave: the number of its comment in the block, and the value as it is written there. */
type Step = readonly [comment: number, text: string];

const ARROW = '// =>';
const IS_VALUE = /^\/\/\s*=>/;

/** Lets a reader go through the values of the sample around it in the order in which they were observed. */
export default function ValueSteps() {
  const button = useRef<HTMLButtonElement>(null);
  const [figure, setFigure] = useState<HTMLElement | null>(null);
  const place = figure?.querySelector('.code-steps-place');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="code-button"
        aria-label="Step through the values"
        aria-pressed={figure !== null}
        onClick={() =>
          setFigure(figure ? null : (button.current?.closest('figure') ?? null))
        }
      >
        Step
      </button>
      {figure && place && createPortal(<Steps figure={figure} />, place)}
    </>
  );
}

function Steps({ figure }: { figure: HTMLElement }) {
  // Written by the build.
  const steps = JSON.parse(figure.dataset['values'] ?? '[]') as Step[];
  const [position, setPosition] = useState(1);
  const next = useRef<HTMLButtonElement>(null);
  useValuesUntil(figure, position);
  useEffect(() => next.current?.focus(), []);
  const move = (by: number) =>
    setPosition((now) => Math.min(Math.max(now + by, 0), steps.length));
  const current = steps[position - 1];
  return (
    <div
      className="code-steps"
      role="group"
      aria-label="Values in order"
      onKeyDown={(event) => {
        const key = keyOf(event);
        if (key === 'ArrowLeft') move(-1);
        if (key === 'ArrowRight') move(1);
      }}
    >
      <button
        type="button"
        aria-disabled={position === 0}
        onClick={() => move(-1)}
      >
        Previous
      </button>
      <button
        ref={next}
        type="button"
        aria-disabled={position === steps.length}
        onClick={() => move(1)}
      >
        Next
      </button>
      <button type="button" onClick={() => move(Infinity)}>
        All
      </button>
      <p role="status">
        {`Value ${position} of ${steps.length}${current ? `: ${current[1]}` : ''}`}
      </p>
    </div>
  );
}

/** Writes the first values of a sample into their comments; those of later ones are out of sight until their turn. */
function useValuesUntil(figure: HTMLElement, position: number): void {
  useLayoutEffect(() => {
    const steps = JSON.parse(figure.dataset['values'] ?? '[]') as Step[];
    const comments = [
      ...figure.querySelectorAll(`pre .${TOKEN_CLASSES.comment}`),
    ].filter(({ textContent }) => IS_VALUE.test(textContent));
    const texts = comments.map(({ textContent }) => textContent);
    const shown = steps.slice(0, position);
    comments.forEach((comment, index) => {
      const seen = shown.flatMap(([at, text]) => (at === index ? text : []));
      comment.classList.toggle('step-later', seen.length === 0);
      comment.classList.toggle('step-now', shown.at(-1)?.[0] === index);
      if (seen.length > 0) {
        comment.textContent = `${ARROW} ${seen.join(', ')}`;
      }
    });
    return () =>
      comments.forEach((comment, index) => {
        comment.classList.remove('step-later', 'step-now');
        comment.textContent = texts[index] ?? '';
      });
  }, [figure, position]);
}
