import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { z } from 'zod';
import { hashOf } from '@/lib/base/files';
import { withBase } from '@/lib/base/url';
import { part, SHOWN, TEXT, type Source } from '../part';

const PIXELS = z.string().regex(/^[1-9]\d{0,4}$/, 'is no number of pixels');

type Size = { width?: number | undefined; height?: number | undefined };

/** Photographs may be stored on their side: from this value of their orientation on, they are turned to be shown. */
const FIRST_TURNED = 5;

const fileOf = (src: string) => path.join('public', src);

/** Sizes of images. A page is drawn anew when a file changes that it quotes: one too many does no harm. */
const SIZES: Source<(src: string) => Size> = {
  key: (_, { body }) =>
    hashOf(
      body
        .split(/["']/)
        .filter((text) => text.startsWith('/') && existsSync(fileOf(text)))
        .map((src) => `${src} ${statSync(fileOf(src)).mtimeMs}`),
    ),
  read: () => readSize,
};

function readSize(src: string): Size {
  // The checks of content say what is missing.
  if (!existsSync(fileOf(src))) return {};
  const { orientation = 1, ...size } = imageSize(readFileSync(fileOf(src)));
  return orientation < FIRST_TURNED
    ? { width: size.width, height: size.height }
    : { width: size.height, height: size.width };
}

/** As large as its file says, or with that form as wide as the author does. */
function shownSize({ width, height }: Size, stated: string | undefined): Size {
  if (!width || !height || !stated) return { width, height };
  const shown = Number(stated);
  return { width: shown, height: Math.round((shown * height) / width) };
}

/** A picture of the site, loaded when it is needed; with a mode it is shown in that colour mode only. */
export const image = {
  Image: part({
    props: z.strictObject({
      src: TEXT,
      alt: SHOWN,
      width: PIXELS.optional(),
      mode: z.enum(['light', 'dark']).optional(),
    }),
    isInline: true,
    uses: { sizes: SIZES },
    markdown: {},
    draw: ({ src, alt, width, mode }, { sizes }) => (
      <img
        className={mode && `only-${mode}`}
        src={withBase(encodeName(src))}
        alt={alt}
        {...shownSize(sizes(src), width)}
        loading="lazy"
        decoding="async"
      />
    ),
  }),
};

/** As an address: in a name, a per cent sign, a hash and a question mark are themselves. */
const encodeName = (src: string) =>
  encodeURI(src).replace(/[?#]/g, encodeURIComponent);
