import { z } from 'zod';

export type Variant = 'wide' | 'narrow';

/** Width of the drawing of each variant, px. */
export const WIDTHS: Readonly<Record<Variant, number>> = {
  wide: 640,
  narrow: 288,
};

/** `accent` is what a diagram is about, `dashed` what is beside the point, `plain` has words and no outline. */
export const lookSchema = z.enum(['solid', 'accent', 'dashed', 'plain']);
const span = z.tuple([z.number(), z.number()]);
const text = z.string().min(1, 'is empty');
const look = lookSchema.optional();

const markSchema = z.union([
  z.strictObject({
    dot: z.number(),
    value: text.optional(),
    note: text.optional(),
    look,
  }),
  z.strictObject({ block: span, text: text.optional(), look }),
  z.strictObject({ note: text, over: span }),
]);

/** The head of a file in `content/diagrams`; /docs/contributing/writing-pages says what its lines mean. */
export const diagramSchema = z.strictObject({
  title: text,
  caption: text.optional(),
  boxes: text.optional(),
  frames: text.optional(),
  arrows: text.optional(),
  wide: text.optional(),
  narrow: text.optional(),
  scale: span.optional(),
  lanes: z
    .array(z.strictObject({ label: text, marks: z.array(markSchema).min(1) }))
    .min(1)
    .optional(),
  guides: z.array(z.strictObject({ at: z.number(), lanes: span })).optional(),
});

type Head = z.infer<typeof diagramSchema>;

/** Boxes on a grid, frames around boxes, arrows between both; each a list of lines. */
export type GridDiagram = Record<'boxes' | Variant, string> &
  Pick<Head, 'frames' | 'arrows'>;
/** Lanes above each other over one scale. */
export type LaneDiagram = {
  scale: NonNullable<Head['scale']>;
  lanes: NonNullable<Head['lanes']>;
} & Pick<Head, 'guides'>;
export type Mark = z.infer<typeof markSchema>;
export type Look = z.infer<typeof lookSchema>;

export type Point = readonly [x: number, y: number];
export type Rect = { x: number; y: number; width: number; height: number };

/** What a drawing is made of, in px of its variant. */
export type Shape =
  | ({ kind: 'box'; name: string; look: Look } & Rect)
  | ({ kind: 'frame'; name: string } & Rect)
  | { kind: 'line'; points: readonly Point[]; dashed: boolean; head: boolean }
  | { kind: 'dot'; x: number; y: number; radius: number; look: Look }
  | Words;

/** One line of text. */
export type Words = {
  kind: 'text';
  /** Middle of the line, or its start. */
  x: number;
  baseline: number;
  anchor: 'middle' | 'start';
  line: TextLine;
  /** What holds it; what is in nothing may lie on lines, which do not run through it. */
  box?: string;
};

export type TextLine = {
  text: string;
  style: 'text' | 'bold' | 'code';
  /** Estimated on the safe side, px. */
  width: number;
};

export type Drawing = { width: number; height: number; shapes: Shape[] };
