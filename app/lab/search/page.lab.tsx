import { PageContent } from '@/components/build/page-content';
import { MAIN_ID } from '@/lib/site';
import styles from '../lab.module.css';

/** What opens below the search box and at a symbol, in every state; lib/browser/lab.ts fills it in. */
export default function SearchLab() {
  return (
    <PageContent>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={styles['lab']}
        data-lab="search"
        data-specimen={styles['specimen']}
        data-modes={styles['modes']}
        data-mode={styles['mode']}
        data-panel={styles['panel']}
        data-card={styles['card']}
      >
        <h1>Search panel and symbol card</h1>
      </main>
    </PageContent>
  );
}
