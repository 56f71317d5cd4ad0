import readingTime from 'reading-time';

/** Reading time of a text, rounded up to whole minutes. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.ceil(readingTime(text).minutes));
}

/** `One min read`, `4 min read`. */
export function readingTimeText(minutes: number): string {
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
