import type { LabText } from '@/lib/benchmarks/run';

/** A recorded figure, and below it what was found in the reader's browser. */
export function LabCell(props: {
  recorded: LabText;
  here?: string | undefined;
}) {
  const { text, small } = props.recorded;
  return (
    <>
      {text}
      {small.map((line) => [' ', <small key={line}>{line}</small>])}
      <LabHere text={props.here} />
    </>
  );
}

/** What was found in the reader's browser. */
export function LabHere({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <strong className="lab-here">here {text}</strong>
  );
}
