import type { ReactElement } from 'react';
import type { Problem } from '@/lib/base/source';
import { MistakeList } from './mistake-list';

/** While writing: the content of a page with its mistakes, which `Mistakes` shows and which stand here without scripts. */
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
      <div
        className="no-js mistakes"
        data-page-mistakes={JSON.stringify(mistakes)}
        hidden={mistakes.length === 0}
      >
        <div className="mistake-dialog">
          <MistakeList mistakes={mistakes} />
        </div>
      </div>
    </div>
  );
}
