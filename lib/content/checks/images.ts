import { visit } from 'unist-util-visit';
import { isSitePath } from '@/lib/url/path';
import { nearest } from '@/lib/text/nearest';
import { placeOf } from './place';
import type { ContentProblem, Rule } from './types';

const EXAMPLE =
  '<img src="/images/name.svg" alt="What it shows" width="640" height="360" />';

/** Images exist in `public`, say what they show, and have the size that keeps the page from jumping. */
export const checkImages: Rule = ({ pages, files }) =>
  pages.flatMap((page) => {
    const problems: ContentProblem[] = [];
    visit(page.tree, (node) => {
      const report = (what: string, cure: string) =>
        problems.push({
          rule: 'images',
          severity: 'error',
          ...placeOf(page, node),
          what,
          cure,
        });
      const checkSource = (source: string) => {
        if (!isSitePath(source)) {
          report(
            `shows the image ${source}, which is not a file of this site.`,
            'put the file into public/images and write its path: /images/name.svg.',
          );
        } else if (!files.has(source)) {
          const close = nearest(source, files);
          report(
            `shows the image ${source}, but there is no file public${source}.`,
            close.length > 0
              ? `did you mean ${close.join(' or ')}?`
              : `add the file as public${source}.`,
          );
        }
      };
      if (node.type === 'imageReference') {
        report(
          'shows an image without its size, so the text would jump when it loads.',
          `write ${EXAMPLE}.`,
        );
      }
      if (node.type === 'image') {
        if (!node.alt) {
          report(
            `shows the image ${node.url} without a text for those who cannot see it.`,
            `say what it shows: ${EXAMPLE}.`,
          );
        }
        report(
          `shows the image ${node.url} without its size, so the text would jump when it loads.`,
          `write ${EXAMPLE}.`,
        );
        checkSource(node.url);
      }
      if (
        (node.type === 'mdxJsxTextElement' ||
          node.type === 'mdxJsxFlowElement') &&
        node.name === 'img'
      ) {
        const attributes = new Map(
          node.attributes.flatMap((attribute) =>
            attribute.type === 'mdxJsxAttribute'
              ? [[attribute.name, attribute.value] as const]
              : [],
          ),
        );
        for (const name of ['src', 'alt', 'width', 'height']) {
          if (!attributes.get(name)) {
            report(`shows an image without "${name}".`, `write ${EXAMPLE}.`);
          }
        }
        const source = attributes.get('src');
        if (typeof source === 'string') checkSource(source);
      }
    });
    return problems;
  });
