import type { Nodes } from 'mdast';
import { z } from 'zod';
import { parseFenceMeta } from '@/lib/samples/fences';
import { part } from '../part';

/** A demo of several files: tabs of its code, which the compiler makes, and below them what runs. */
export const demo = {
  Demo: part({
    props: z.strictObject({}),
    uses: {},
    markdown: {},
    findMistake,
    draw: ({ children }) => <div className="demo-files">{children}</div>,
  }),
};

/** A demo of several files shows a tab for each, and what runs below them. */
function findMistake(children: readonly Nodes[]) {
  const fences = children.filter((child) => child.type === 'code');
  const metas = fences.map(
    ({ lang, meta }) => parseFenceMeta(lang ?? '', meta ?? '').meta,
  );
  const what =
    fences.length < children.length || fences.length < 2
      ? 'has a <Demo> that is to hold two or more code blocks and nothing else.'
      : metas.some(({ title }) => title === undefined)
        ? 'has a <Demo> with a code block without a title, which is to be the name of its tab.'
        : metas.filter(({ demo }) => demo).length !== 1
          ? 'has a <Demo> in which not exactly one code block says `demo`, so it is unclear which of them runs.'
          : undefined;
  const cure =
    'write one code block for each file, all with title="…", and `demo` on the one whose component is shown; a demo of one file needs no <Demo>.';
  return what === undefined ? undefined : { what, cure };
}
