import { z } from 'zod';
import { escapeHtml } from '@/lib/base/text';
import { hashDrawings, readDiagram } from '@/lib/site/diagrams';
import type { DrawnDiagram } from '@/lib/site/diagrams';
import { part, TEXT, type Source } from '../part';
import { perSite } from '../sources';

/** All drawings of the site; throws for a name that no diagram has. */
const DIAGRAMS: Source<(name: string) => DrawnDiagram> = {
  key: perSite(({ root }) => hashDrawings(root)),
  read:
    ({ root }) =>
    (name) =>
      readDiagram(root, name),
};

/** A drawing for wide and one for narrow places; the stylesheet shows the one that fits. */
export const diagram = {
  Diagram: part({
    props: z.strictObject({ name: TEXT }),
    uses: { diagrams: DIAGRAMS },
    markdown: {},
    draw: ({ name }, { diagrams }) => {
      const { title, description, caption, drawings } = diagrams(name);
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
            <strong>{caption === undefined ? title : `${title}.`}</strong>{' '}
            {caption}
          </figcaption>
        </figure>
      );
    },
  }),
};
