import type { MarkRange } from '@/lib/search';

/** Text with some ranges in `<mark>`. */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  marks: readonly MarkRange[];
}) {
  let end = 0;
  const pieces = marks.map((mark) => {
    const before = text.slice(end, mark.start);
    end = mark.end;
    return {
      before,
      marked: text.slice(mark.start, mark.end),
      key: mark.start,
    };
  });
  return (
    <>
      {pieces.map(({ before, marked, key }) => (
        <span key={key}>
          {before}
          <mark>{marked}</mark>
        </span>
      ))}
      {text.slice(end)}
    </>
  );
}
