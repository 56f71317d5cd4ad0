import { drawShapes } from '@/components/diagrams';
import type { DrawnDiagram } from '@/components/diagrams';

/** A drawing, laid out for wide and for narrow places; the stylesheet shows the one that fits. */
export function Diagram({
  name,
  diagram: { title, description, caption, drawings },
}: {
  name: string;
  diagram: DrawnDiagram;
}) {
  const words = { title: `${name}-title`, description: `${name}-desc` };
  return (
    <figure className="diagram">
      {[drawings.wide, drawings.narrow].map((drawing, index) => (
        <svg
          key={drawing.width}
          role="img"
          aria-labelledby={`${words.title} ${words.description}`}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          {index === 0 && (
            <>
              <title id={words.title}>{title}</title>
              <desc id={words.description}>{description}</desc>
            </>
          )}
          {drawShapes(drawing)}
        </svg>
      ))}
      <figcaption>
        <strong>{caption === undefined ? title : `${title}.`}</strong> {caption}
      </figcaption>
    </figure>
  );
}
