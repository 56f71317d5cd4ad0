import type { Image } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isSitePath } from '@/lib/base/url';
import { nearest } from '@/lib/base/text';
import { errorAt, placeOf } from './place';
import type { Problem, TextFix } from '@/lib/base/source';
import type { CheckInput, CheckedPage, ImageSize, Rule } from './types';

const EXAMPLE =
  '<Image src="/images/name.svg" alt="What it shows" width="640" height="360" />';

/** Whether the stated size is that of the file, or a smaller or larger one of the same form. */
function hasFormOf(
  attributes: ReadonlyMap<string, AttributeValue>,
  { width, height }: ImageSize,
): boolean {
  const stated = ['width', 'height'].map((side) =>
    Number(textOf(attributes.get(side))),
  );
  const [statedWidth = NaN, statedHeight = NaN] = stated;
  return (
    stated.every((side) => Number.isInteger(side) && side > 0) &&
    (Math.round((statedWidth * height) / width) === statedHeight ||
      Math.round((statedHeight * width) / height) === statedWidth)
  );
}

type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type AttributeValue = MdxJsxAttribute['value'];

/** What is written as `"640"` or `{640}`. */
function textOf(value: AttributeValue): string | undefined {
  return typeof value === 'string' ? value : value?.value;
}

/** Types a number over the one that an attribute states. */
function fixOf(
  page: CheckedPage,
  { attributes }: MdxJsxElement,
  name: string,
  value: number,
): TextFix | undefined {
  const place = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.position;
  return (
    place && {
      line: place.start.line,
      column: place.start.column,
      from: page.body.slice(place.start.offset, place.end.offset),
      to: `${name}="${value}"`,
    }
  );
}

type Report = (message: string, cure: string, fix?: TextFix) => void;

/** Images exist in `public`, say what they show, and have the size that keeps the page from jumping. */
export const checkImages: Rule = (input) =>
  input.pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, (node) => {
      const report: Report = (message, cure, fix) =>
        problems.push(
          errorAt('images', placeOf(page, node), message, cure, fix),
        );
      if (node.type === 'image') checkMarkdownImage(node, input, report);
      else if (node.type === 'imageReference') {
        report(
          'shows an image without its size, so the text would jump when it loads.',
          `write ${EXAMPLE}.`,
        );
      } else if (
        (node.type === 'mdxJsxTextElement' ||
          node.type === 'mdxJsxFlowElement') &&
        node.name === 'Image'
      ) {
        checkImageElement(node, page, input, report);
      }
    });
    return problems;
  });

function checkMarkdownImage(
  { alt, url }: Image,
  input: CheckInput,
  report: Report,
): void {
  if (!alt) {
    report(
      `shows the image ${url} without a text for those who cannot see it.`,
      `say what it shows: ${EXAMPLE}.`,
    );
  }
  report(
    `shows the image ${url} without its size, so the text would jump when it loads.`,
    `write ${EXAMPLE}.`,
  );
  checkSource(url, input, report);
}

function checkImageElement(
  node: MdxJsxElement,
  page: CheckedPage,
  input: CheckInput,
  report: Report,
): void {
  const attributes = new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
  const source = attributes.get('src');
  if (typeof source !== 'string') return;
  checkSource(source, input, report);
  const size = input.imageSizes.get(source);
  const isStated = attributes.get('width') && attributes.get('height');
  if (!size || !isStated || hasFormOf(attributes, size)) return;
  for (const side of ['width', 'height'] as const) {
    const stated = textOf(attributes.get(side));
    if (stated === undefined || stated === String(size[side])) continue;
    report(
      `shows the image ${source} with the ${side} ${stated}, but the file has ${size.width} × ${size.height} pixels, so it would be out of shape or the text would jump when it loads.`,
      `write width="${size.width}" height="${size.height}", or smaller numbers of the same form.`,
      fixOf(page, node, side, size[side]),
    );
  }
}

function checkSource(
  source: string,
  { files }: CheckInput,
  report: Report,
): void {
  if (!isSitePath(source)) {
    report(
      `shows the image ${source}, which is not a file of this site.`,
      'put the file into public/images and write its path: /images/name.svg.',
    );
  } else if (!files.has(source)) {
    const other = [...files].find(
      (file) => file.normalize() === source.normalize(),
    );
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
}
