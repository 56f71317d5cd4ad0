import { PageContent } from '@/components/build/page-content';
import { MAIN_ID } from '@/lib/site';

/** Crashes on demand; built for tests only. See lib/program/lab.ts. */
export default function CrashLab() {
  return (
    <PageContent>
      <main id={MAIN_ID} tabIndex={-1} className="page-narrow" data-lab="crash">
        <h1>Crash lab</h1>
        <button type="button" disabled>
          Crash the page
        </button>
        <button type="button" disabled>
          Crash the shell
        </button>
      </main>
    </PageContent>
  );
}
