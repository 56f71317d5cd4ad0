import { AGENTS_INDEX_PATH } from '@/lib/agents';
import { withBase } from '@/lib/url';

/** Stands before the page in what is copied; the question is the reader's to add. */
const PROMPT = `Answer from this page of the RxAngular documentation; its samples are checked against the published packages. Where it is not enough, read the page that it links to, and do not guess.

My question:

---

`;

/** Copies the page with a request to answer from it. */
export function CopyPrompt({ markdown }: { markdown: string }) {
  return (
    <button
      type="button"
      className="needs-js"
      data-copy-page={markdown}
      data-before={PROMPT}
    >
      Copy as prompt
    </button>
  );
}

/** Copies the index that a project gives to its programs. */
export function CopyIndex() {
  return (
    <button
      type="button"
      className="needs-js"
      data-copy-page={withBase(AGENTS_INDEX_PATH)}
    >
      Copy index for AGENTS.md
    </button>
  );
}
