import { Fragment } from 'react';
import type { LabText } from '@/lib/benchmarks/run';

/** A recorded figure, and below it what was found in the reader's browser. */
export function LabCell({
  recorded: { text, small },
  here,
}: {
  recorded: LabText;
  here?: string | undefined;
}) {
  return (
    <>
      {small.length > 0 ? `${text} ` : text}
      {small.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          <small>{line}</small>
        </Fragment>
      ))}
      <LabHere text={here} />
    </>
  );
}

/** What was found in the reader's browser. */
export function LabHere({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <strong className="lab-here">here {text}</strong>
  );
}
