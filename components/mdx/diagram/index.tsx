import { z } from 'zod';
import { hashDrawings, readDiagram } from '@/lib/site/diagrams';
import type { DrawnDiagram } from '@/lib/site/diagrams';
import { part, TEXT, type Source } from '../part';
import { Diagram } from './diagram';

/** All drawings of the site; throws for a name that no diagram has. */
const DIAGRAMS: Source<(name: string) => DrawnDiagram> = {
  key: ({ root }) => hashDrawings(root),
  read:
    ({ root }) =>
    (name) =>
      readDiagram(root, name),
};

export const diagram = {
  Diagram: part({
    props: z.strictObject({ name: TEXT }),
    uses: { diagrams: DIAGRAMS },
    markdown: {},
    draw: ({ name }, { diagrams }) => (
      <Diagram name={name} diagram={diagrams(name)} />
    ),
  }),
};
