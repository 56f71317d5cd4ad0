import { createElement } from 'react';
import { TIMELINE_HEIGHT, type Shape } from '@/lib/benchmarks/run';

/** Drawn again by `lib/benchmarks/page` when a reader runs a scene. */
export function LabTimeline({
  name,
  shapes,
}: {
  name: string;
  shapes: readonly Shape[];
}) {
  return (
    <svg
      className="lab-timeline"
      role="img"
      aria-label={`Timeline: ${name}`}
      height={TIMELINE_HEIGHT}
    >
      {shapes.map(({ name: tag, attributes, text }, index) => {
        const {
          'text-anchor': textAnchor,
          'stroke-width': strokeWidth,
          ...rest
        } = attributes;
        return createElement(
          tag,
          { key: index, textAnchor, strokeWidth, ...rest },
          text,
        );
      })}
    </svg>
  );
}
