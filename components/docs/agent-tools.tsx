import { AGENTS_INDEX_PATH } from '@/lib/agents';
import { withBase } from '@/lib/url';

/** Copies the page with a request to answer from it. */
export function CopyPrompt({ markdown }: { markdown: string }) {
  return (
    <button
      type="button"
      className="needs-js"
      data-copy-page={markdown}
      data-as-prompt=""
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
