import readingTime from 'reading-time';

/** Reading time of Markdown, rounded up to whole minutes. Its tables are looked things up in, not read. */
export function minutesToRead(text: string): number {
  const lines = text.split('\n').filter((line) => !line.startsWith('|'));
  return Math.max(1, Math.ceil(readingTime(lines.join('\n')).minutes));
}

/** `One min read`, `4 min read`. */
export function readingTimeText(minutes: number): string {
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
