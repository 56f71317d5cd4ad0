import type { DrawnDiagram } from '@/lib/site/diagrams';

/** A drawing for wide and one for narrow places; the stylesheet shows the one that fits. */
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
      {drawings.map(({ viewBox, shapes }, index) => (
        <svg
          key={viewBox}
          role="img"
          aria-labelledby={`${words.title} ${words.description}`}
          viewBox={viewBox}
        >
          {index === 0 && (
            <>
              <title id={words.title}>{title}</title>
              <desc id={words.description}>{description}</desc>
            </>
          )}
          {shapes}
        </svg>
      ))}
      <figcaption>
        <strong>{caption === undefined ? title : `${title}.`}</strong> {caption}
      </figcaption>
    </figure>
  );
}
