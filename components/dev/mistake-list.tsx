/** A mistake of an author: where, what, and what to type. */
export type Mistake = {
  file: string;
  line: number;
  column: number;
  what: string;
  cure: string;
};

/** The mistakes of an author one below the other. */
export function MistakeList({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <ul className="mistake-list">
      {mistakes.map((mistake) => (
        <li key={`${keyOf(mistake)} ${mistake.line}:${mistake.column}`}>
          <code className="mistake-place">
            {`${mistake.file}:${mistake.line}:${mistake.column}`}
          </code>
          <p>{mistake.what}</p>
          {mistake.cure && (
            <p>
              <strong>How to fix it:</strong> {mistake.cure}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Tells mistakes apart; the same one on another line is still the same. */
export function keyOf({ file, what }: Mistake): string {
  return `${file} ${what}`;
}

/** How many there are, in words. */
export function countOf({ length }: readonly Mistake[]): string {
  return length === 1 ? '1 mistake' : `${length} mistakes`;
}
