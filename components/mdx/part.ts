import type { ReactNode } from 'react';
import { z } from 'zod';
import type { ComponentRule, TextForms } from '@/lib/site/article/compile';
import { shownSchema } from '@/lib/base/source';
import type { Page, Site } from '@/lib/site/content';

/** Something that components draw from, besides what authors write on them. */
export type Source<Data = unknown> = {
  /** A text that changes with the data: cached articles are then rendered anew. */
  key: (site: Site, page: Page) => string;
  read: (site: Site, page: Page) => Data | Promise<Data>;
};

type Sources = Readonly<Record<string, Source>>;

type DataOf<Uses extends Sources> = {
  [Name in keyof Uses]: Uses[Name] extends Source<infer Data> ? Data : never;
};

/** A component that authors may write, and all that the rest of the site has to know of it. */
export type Part = ComponentRule & {
  /** What it draws from. It gets nothing else of the site, so nothing can be forgotten here. */
  uses: Sources;
  /** What of it, by class, reads otherwise in Markdown than it looks; `{}` when all of it reads as it looks. */
  markdown: TextForms;
  /** Classes of what search leaves out besides: what other pages say, and what is not a part of the text. */
  unsearched?: readonly string[];
  draw(props: object, data: object): ReactNode;
};

/** Says what a component is; the compiler holds `draw` against the props that authors may write and against `uses`. */
export function part<Props extends z.ZodObject, Uses extends Sources>(
  definition: Omit<Part, 'draw'> & {
    props: Props;
    uses: Uses;
    draw: (
      props: z.infer<Props> & { children: ReactNode },
      data: DataOf<Uses>,
    ) => ReactNode;
  },
): Part {
  return definition;
}

/** What most props are. */
export const TEXT = z.string().min(1, 'is empty');

/** Of those that readers see as they are written. */
export { shownSchema as SHOWN };

/** The names of what an author may choose from. */
export function keysOf<Name extends string>(
  choice: Readonly<Record<Name, unknown>>,
): Name[] {
  return Object.keys(choice) as Name[];
}
