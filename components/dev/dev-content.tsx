import type { ReactElement } from 'react';
import { counted } from '@/lib/base/text';
import { isSiteChecked, sharedMistakes } from '@/lib/site/dev';
import type { Problem } from '@/lib/base/source';
import './mistakes.css';

/** While writing: the content of a page, and over it what is wrong with it and then with the site. */
export function DevContent({
  children,
  mistakes,
}: {
  children: ReactElement;
  mistakes: readonly Problem[];
}) {
  return (
    <div className="page" data-page="">
      {children}
      <Mistakes mistakes={[...mistakes, ...sharedMistakes()]} />
    </div>
  );
}

/** Mistakes over the page, which can be used and read beside them. They are said, and never take the focus. */
function Mistakes({ mistakes }: { mistakes: readonly Problem[] }) {
  const [first] = mistakes;
  const count = counted(mistakes.length, 'mistake');
  const checking = isSiteChecked() ? '' : 'Checking all pages …';
  return (
    <>
      <p role="status" className="visually-hidden">
        {first &&
          `${count}: ${first.file}, line ${first.line}, ${first.message}`}
      </p>
      {checking && !first && <p className="mistakes">{checking}</p>}
      {first && (
        // Closed by its author it stays so: React does not set again what it has set.
        <details open className="mistakes">
          <summary>{checking ? `${count}. ${checking}` : count}</summary>
          <ul className="mistake-list">
            {mistakes.map(({ file, line, column, message, cure }) => (
              <li key={`${file}:${line}:${column} ${message}`}>
                <code className="mistake-place">
                  {`${file}:${line}:${column}`}
                </code>
                <p>{message}</p>
                {cure && (
                  <p>
                    <strong>How to fix it:</strong> {cure}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
