/** Keeps a figure and its unit on one line. */
const UNIT = '\u00a0kB';

/** `9.0 kB`, of a thousand bytes each; less than 50 bytes are `<0.1 kB`. */
export function kilobytes(bytes: number): string {
  return bytes < 50 ? `<0.1${UNIT}` : `${(bytes / 1000).toFixed(1)}${UNIT}`;
}
