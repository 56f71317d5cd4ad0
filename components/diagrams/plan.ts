import { didYouMean } from '@/lib/text';
import { readLines } from './text';
import { lookSchema } from './types';
import type { GridDiagram, Look, TextLine, Variant } from './types';

export type Axis = 'cols' | 'rows';
export type Side = 'left' | 'right' | 'top' | 'bottom';
/** First and last track. */
export type Span = { from: number; to: number };
type Area = Record<Axis, Span>;

export type PlannedBox = {
  name: string;
  look: Look;
  lines: TextLine[];
  area: Area;
};
export type PlannedFrame = {
  name: string;
  label: TextLine[];
  around: string[];
  /** Whether it is as wide as the grid. */
  isFull: boolean;
  area: Area;
};
export type Arrow = {
  from: string;
  to: string;
  label: TextLine[];
  dashed: boolean;
  head: boolean;
  sides: readonly [Side, Side];
};

export const axisOf = (side: Side): Axis =>
  side === 'left' || side === 'right' ? 'cols' : 'rows';
/** Whether a side lies at the end of its tracks. */
export const isEnd = (side: Side): boolean =>
  side === 'right' || side === 'bottom';

const NAMED = /^(\S+?)(?: \(([^)]+)\))?: (.+)$/;
const ARROW = /^(\S+) (->|\.\.>|--) (\S+?)(?:: (.+))?$/;
const SIDES = /^(left|right|top|bottom) (left|right|top|bottom)$/;

const linesOf = (source = ''): string[] => source.split('\n').filter(Boolean);

/** A diagram for one variant, everything that is named in it found. */
export class Plan {
  readonly boxes: PlannedBox[];
  readonly frames: PlannedFrame[] = [];
  readonly arrows: Arrow[];
  readonly tracks: Record<Axis, number>;
  private readonly areas: Map<string, Area>;

  /** @throws Error quoting what does not fit together */
  constructor(diagram: GridDiagram, variant: Variant) {
    const lines = linesOf(diagram[variant]);
    const rows = lines
      .filter((line) => !ARROW.test(line))
      .map((row) => row.trim().split(/\s+/));
    this.tracks = { rows: rows.length, cols: rows[0]?.length ?? 0 };
    this.areas = readAreas(rows);
    const boxes = linesOf(diagram.boxes).map((line) =>
      readNamed(line, 'name (look): text'),
    );
    const known = boxes.map(({ name }) => name);
    for (const name of this.areas.keys()) {
      if (known.includes(name)) continue;
      throw new Error(
        `"${name}" in the grid is no box. ${didYouMean(name, known)}`,
      );
    }
    this.boxes = boxes.map((box) => this.readBox(box));
    for (const line of linesOf(diagram.frames)) this.readFrame(line);
    const hints = new Map<string, string | undefined>();
    for (const line of lines) {
      const [, from, , to, sides] = ARROW.exec(line) ?? [];
      if (from) hints.set(`${from} ${to}`, sides);
    }
    this.arrows = linesOf(diagram.arrows).map((line) =>
      this.readArrow(line, hints),
    );
  }

  areaOf(name: string): Area {
    const area = this.areas.get(name);
    if (area) return area;
    throw new Error(
      `"${name}" does not stand in the grid. ${didYouMean(name, [...this.areas.keys()])}`,
    );
  }

  private readBox({ name, note, text }: Named): PlannedBox {
    const look = lookSchema.safeParse(note ?? 'solid');
    if (!look.success) {
      throw new Error(
        `"${note}" is no look of a box. ${didYouMean(note ?? '', lookSchema.options)}`,
      );
    }
    const area = this.areaOf(name);
    return { name, look: look.data, lines: readLines(text), area };
  }

  private readFrame(source: string): void {
    const { name, note, text } = readNamed(source, 'name (label): box box');
    const around = text.split(/\s+/).filter((inner) => inner !== '*');
    const area = union(around.map((inner) => this.areaOf(inner)));
    const isFull = text.endsWith('*');
    if (isFull) area.cols = { from: 0, to: this.tracks.cols - 1 };
    const label = note === undefined ? [] : readLines(`**${note}**`);
    this.frames.push({ name, label, around, isFull, area });
    this.areas.set(name, area);
  }

  private readArrow(
    source: string,
    hints: ReadonlyMap<string, string | undefined>,
  ): Arrow {
    const match = ARROW.exec(source);
    if (!match) {
      throw new Error(`"${source}" is no arrow; write "from -> to: label"`);
    }
    const [, from = '', line, to = '', label] = match;
    const hint = hints.get(`${from} ${to}`);
    return {
      from,
      to,
      label: label === undefined ? [] : readLines(label),
      dashed: line === '..>',
      head: line !== '--',
      sides:
        hint === undefined
          ? facingSides(this.areaOf(from), this.areaOf(to))
          : readSides(hint),
    };
  }
}

type Named = { name: string; note: string | undefined; text: string };

function readNamed(source: string, form: string): Named {
  const [, name, note, text] = NAMED.exec(source) ?? [];
  if (name !== undefined && text !== undefined) return { name, note, text };
  throw new Error(`"${source}" is not understood; write "${form}"`);
}

function readSides(source: string): readonly [Side, Side] {
  const [, from, to] = SIDES.exec(source) ?? [];
  if (from && to) return [from as Side, to as Side];
  throw new Error(
    `"${source}" are no sides; write two of left, right, top, bottom`,
  );
}

function readAreas(rows: readonly (readonly string[])[]): Map<string, Area> {
  const areas = new Map<string, Area>();
  rows.forEach((row, rowIndex) => {
    if (row.length !== rows[0]?.length) {
      throw new Error(
        `the row "${row.join(' ')}" has ${row.length} columns and the first has ${rows[0]?.length}; fill it with dots`,
      );
    }
    row.forEach((name, colIndex) => {
      if (name === '.') return;
      const cell: Area = {
        cols: { from: colIndex, to: colIndex },
        rows: { from: rowIndex, to: rowIndex },
      };
      areas.set(name, union([areas.get(name) ?? cell, cell]));
    });
  });
  return areas;
}

function union(areas: readonly Area[]): Area {
  const span = (axis: Axis): Span => ({
    from: Math.min(...areas.map((area) => area[axis].from)),
    to: Math.max(...areas.map((area) => area[axis].to)),
  });
  return { cols: span('cols'), rows: span('rows') };
}

function facingSides(from: Area, to: Area): readonly [Side, Side] {
  const isApart = (axis: Axis) =>
    from[axis].to < to[axis].from || to[axis].to < from[axis].from;
  if (isApart('rows') && !isApart('cols')) {
    return from.rows.to < to.rows.from ? ['bottom', 'top'] : ['top', 'bottom'];
  }
  return from.cols.to < to.cols.from ? ['right', 'left'] : ['left', 'right'];
}
