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
