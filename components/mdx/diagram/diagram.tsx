import { escapeHtml } from '@/lib/base/text';
import type { DrawnDiagram } from '@/lib/site/diagrams';

/** A drawing for wide and one for narrow places; the stylesheet shows the one that fits. */
export function Diagram({
  name,
  diagram: { title, description, caption, drawings },
}: {
  name: string;
  diagram: DrawnDiagram;
}) {
  const ids = [`${name}-title`, `${name}-desc`] as const;
  const words = `<title id="${ids[0]}">${escapeHtml(title)}</title><desc id="${ids[1]}">${escapeHtml(description)}</desc>`;
  return (
    <figure className="diagram">
      {drawings.map(({ viewBox, shapes }, index) => (
        <svg
          key={viewBox}
          role="img"
          aria-labelledby={ids.join(' ')}
          viewBox={viewBox}
          dangerouslySetInnerHTML={{
            __html: index === 0 ? words + shapes : shapes,
          }}
        />
      ))}
      <figcaption>
        <strong>{caption === undefined ? title : `${title}.`}</strong> {caption}
      </figcaption>
    </figure>
  );
}
