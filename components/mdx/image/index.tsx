import { z } from 'zod';
import { withBase } from '@/lib/base/url';
import { part, TEXT } from '../part';

const PIXELS = z.string().regex(/^[1-9]\d{0,4}$/, 'is no number of pixels');

/** A picture of the site, loaded when it is needed; with a mode it is shown in that colour mode only. */
export const image = {
  Image: part({
    props: z.strictObject({
      src: TEXT,
      alt: TEXT,
      width: PIXELS,
      height: PIXELS,
      mode: z.enum(['light', 'dark']).optional(),
    }),
    uses: {},
    markdown: {},
    draw: ({ src, alt, width, height, mode }) => (
      <img
        className={mode && `only-${mode}`}
        src={withBase(encodeName(src))}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    ),
  }),
};

/** As an address: in a name, a per cent sign, a hash and a question mark are themselves. */
const encodeName = (src: string) =>
  encodeURI(src).replace(/[?#]/g, encodeURIComponent);
