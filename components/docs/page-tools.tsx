import { withBase } from '@/lib/url';
import { CopyIndex, CopyPrompt } from './agent-tools';

/** The page for programs, and for readers who take it to one. */
export function PageTools({ path }: { path: string }) {
  const markdown = withBase(`${path}.md`);
  return (
    <p className="page-tools">
      <button type="button" className="needs-js" data-copy-page={markdown}>
        Copy page
      </button>
      <CopyPrompt markdown={markdown} />
      <CopyIndex />
      <a href={markdown}>Markdown</a>
      <a href={withBase('/llms.txt')}>llms.txt (all pages for AI tools)</a>
    </p>
  );
}
