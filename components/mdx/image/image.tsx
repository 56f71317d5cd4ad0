import { withBase } from '@/lib/url';

/** A picture of the site, loaded when it is needed; with a mode it is shown in that colour mode only. */
export function Image({
  src,
  alt,
  width,
  height,
  mode,
}: {
  src: string;
  alt: string;
  /** In pixels, as `height`. */
  width: string;
  height: string;
  mode?: 'light' | 'dark' | undefined;
}) {
  return (
    <img
      className={mode && `only-${mode}`}
      src={withBase(src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
