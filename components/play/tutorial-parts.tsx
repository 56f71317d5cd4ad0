import { withBase } from '@/lib/base/url';
import type { Change, Span, Step, Tutorial } from '@/lib/playground/tutorial';

/** What the reader is to do in a step, as its page says. */
export function Task({ step }: { step: Step }) {
  return (
    <div className="tutorial-task">
      <Text paragraphs={step.task} />
      <p>
        <strong>Your task: </strong>
        {`edit ${listed.format(filesOf(step))} to get the result below, then check your code.`}
      </p>
      <Text paragraphs={step.goal} />
    </div>
  );
}

type TextProps = { paragraphs: Step['task']; as?: 'p' | 'li' };

function Text({ paragraphs, as: Item = 'p' }: TextProps) {
  return paragraphs.map((spans, index) => (
    <Item key={index}>{spans.map(drawSpan)}</Item>
  ));
}

function drawSpan(span: Span, index: number) {
  if (typeof span === 'string') return span;
  if (span.kind !== 'link')
    return <span.kind key={index}>{span.text}</span.kind>;
  const { href, text } = span;
  return (
    <a key={index} href={href.startsWith('/') ? withBase(href) : href}>
      {text}
    </a>
  );
}

const listed = new Intl.ListFormat('en');

function filesOf({ changes }: Step): string[] {
  return [...new Set(changes.map(({ file }) => file))];
}

/**
 * The hints of a step: an idea, a way with its places, and the lines.
 *
 * @param props.count how many the reader has asked for
 */
export function Hints({ step, count }: { step: Step; count: number }) {
  const [idea, way] = step.hints;
  const changes = `What changes: ${placesOf(step).join('; ')}.`;
  const hints = [idea, `${way} ${changes}`, 'the lines.'].slice(0, count);
  return (
    <div className="tutorial-hints" aria-live="polite">
      {hints.map((text, index) => (
        <p key={index}>
          <strong>{`Hint ${index + 1}: `}</strong>
          {text}
        </p>
      ))}
      {count > 2 &&
        step.changes.map((change, index) => (
          <ChangeHint key={index} change={change} />
        ))}
    </div>
  );
}

function placesOf(step: Step): string[] {
  return filesOf(step).map((file) => {
    const lines = step.changes.filter((change) => change.file === file);
    const names = lines.map(({ line }) => String(line));
    return `${file}, ${names.length > 1 ? 'lines' : 'line'} ${listed.format(names)}`;
  });
}

/** One change, in words and as code. */
function ChangeHint({ change }: { change: Change }) {
  const { file, line, removed, added } = change;
  const last = line + removed.length - 1;
  const lines = last > line ? `lines ${line} to ${last}` : `line ${line}`;
  const [what, code] =
    added.length === 0
      ? [`Delete ${lines} of ${file}:`, removed]
      : removed.length === 0
        ? [`Before line ${line} of ${file}, add:`, added]
        : [`Replace ${lines} of ${file} with:`, added];
  return (
    <div>
      <p>{what}</p>
      <pre className="tutorial-code" tabIndex={0} aria-label={what}>
        {code.join('\n')}
      </pre>
    </div>
  );
}

/** What a reader knows at the end of a tutorial, and where to go on. */
export function End({ title, end }: { title: string; end: Tutorial['end'] }) {
  return (
    <div className="tutorial-end">
      <h3>{`You have finished “${title}”`}</h3>
      <p>What you have learned:</p>
      <ul>
        <Text paragraphs={end.learned} as="li" />
      </ul>
      <p>What comes next:</p>
      <ul>
        <Text paragraphs={end.next} as="li" />
      </ul>
    </div>
  );
}

/** All steps, and which of them are done. */
export function StepList(props: {
  steps: readonly Step[];
  current: number;
  done: readonly number[];
  onTurn: (index: number) => void;
}) {
  return (
    <nav aria-label="Steps">
      <ol className="tutorial-steps">
        {props.steps.map(({ title }, index) => {
          const isDone = props.done.includes(index);
          return (
            <li key={index}>
              <button
                type="button"
                className="tutorial-step"
                title={title}
                aria-current={index === props.current ? 'step' : undefined}
                data-done={isDone ? '' : undefined}
                onClick={() => props.onTurn(index)}
              >
                <span className="tutorial-node" aria-hidden="true">
                  {isDone ? '✓' : index + 1}
                </span>
                <span className="visually-hidden">
                  {`Step ${index + 1}: ${title}${isDone ? ' (done)' : ''}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
