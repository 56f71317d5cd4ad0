import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isComponent } from '@/lib/site/article/compile';
import { isSitePath } from '@/lib/base/url';
import { escapeHtml, nearest } from '@/lib/base/text';
import { eachPage } from './place';
import type { Report } from './place';
import type { CheckInput } from './types';

/** Images exist in `public`, say what they show, and are written so that their size is known. */
export const checkImages = eachPage((page, at, { files }) => {
  visit(page.tree as Nodes, (node) => {
    const report = at(node);
    if (node.type === 'image' || node.type === 'imageReference') {
      const url = node.type === 'image' ? node.url : undefined;
      // Its form is told once the file is there, so that what to type is right.
      if (url && !files.has(url)) return checkSource(url, files, report);
      report(
        `shows ${url ? `the image ${url}` : 'an image'} ${node.alt ? 'without its size, so the text would jump when it loads' : 'without a text for those who cannot see it'}.`,
        `write <Image src="${url ?? '/images/name.svg'}" alt="${escapeHtml(node.alt || 'What it shows')}" />.`,
      );
    }
    if (!isComponent(node) || node.name !== 'Image') return;
    const source = node.attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'src',
    )?.value;
    if (typeof source === 'string') checkSource(source, files, report);
  });
});

function checkSource(
  source: string,
  files: CheckInput['files'],
  report: Report,
): void {
  if (!isSitePath(source)) {
    report(
      `shows the image ${source}, which is not a file of this site.`,
      'put the file into public/images and write its path: /images/name.svg.',
    );
    return;
  }
  if (files.has(source)) return;
  const name = source.normalize();
  const other = [...files].find((file) => file.normalize() === name);
  if (other !== undefined) {
    report(
      `shows the image ${source}, written as ${encodeURI(source)}, but the name of the file is ${encodeURI(other)}: it looks the same, and is another name to most hosts.`,
      'rename the file to letters without accents, and write that name here.',
    );
    return;
  }
  const close = nearest(source, files);
  report(
    `shows the image ${source}, but there is no file public${source}.`,
    close.length > 0
      ? `did you mean ${close.join(' or ')}?`
      : `add the file as public${source}.`,
  );
}
