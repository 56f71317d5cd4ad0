import { z } from 'zod';
import { withBase } from '@/lib/url';
import { LONG_TEXT, part, TEXT } from '../part';

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
    specimens: {
      'One for both modes':
        '<Image src="/icon-192.png" alt="The sign of the toolkit" width="192" height="192" />',
      'One for each mode, with a long text': `<Image src="/icon.svg" alt="By day: ${LONG_TEXT}" width="24" height="24" mode="light" />\n\n<Image src="/icon.svg" alt="By night: ${LONG_TEXT}" width="24" height="24" mode="dark" />`,
    },
    draw: ({ src, alt, width, height, mode }) => (
      <img
        className={mode && `only-${mode}`}
        src={withBase(src)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    ),
  }),
};
