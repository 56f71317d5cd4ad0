import { counted } from '@/lib/base/text';
import type { Problem } from '@/lib/base/source';

/** The mistakes of an author one below the other. */
export function MistakeList({ mistakes }: { mistakes: readonly Problem[] }) {
  return (
    <ul className="mistake-list">
      {mistakes.map((mistake) => (
        <li key={`${keyOf(mistake)} ${mistake.line}:${mistake.column}`}>
          <code className="mistake-place">
            {`${mistake.file}:${mistake.line}:${mistake.column}`}
          </code>
          <p>{mistake.message}</p>
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

/** Identifies a mistake; the same one on another line is still the same. */
export function keyOf({ file, message }: Problem): string {
  return `${file} ${message}`;
}

/** How many there are, in words. */
export function countOf({ length }: readonly Problem[]): string {
  return counted(length, 'mistake');
}
