import { toStaticMarkup } from '@/components/build/static-markup';
import { DevPage } from '@/components/dev/dev-page.client';
import { MistakeList } from '@/components/dev/mistake-list';
import type { Problem } from '@/lib/base/source';

/** While writing: the content of a page with its mistakes, which `Mistakes` shows and which stand here without scripts. */
export function DevContent({
  html,
  mistakes,
}: {
  html: string;
  mistakes: readonly Problem[];
}) {
  const list = toStaticMarkup(
    <div
      className="no-js mistakes"
      data-page-mistakes={JSON.stringify(mistakes)}
      hidden={mistakes.length === 0}
    >
      <div className="mistake-dialog">
        <MistakeList mistakes={mistakes} />
      </div>
    </div>,
  );
  return <DevPage html={html + list} />;
}
