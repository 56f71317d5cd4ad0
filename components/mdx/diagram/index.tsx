import { z } from 'zod';
import { part, TEXT } from '../part';
import type { Source } from '../part';
import { Diagram } from './diagram';
import { diagramSource, readDiagram } from './read-diagram';
import type { DrawnDiagram } from './read-diagram';

const NAME = /<Diagram name="([^"]+)"/g;

/** The diagrams that a page names; throws for a name that no diagram has. */
const DIAGRAMS: Source<(name: string) => DrawnDiagram> = {
  key: ({ root }, { body }) =>
    [...body.matchAll(NAME)]
      .map(([, name = '']) => diagramSource(root, name))
      .join('\0'),
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
