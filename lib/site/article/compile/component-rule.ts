import type { Nodes } from 'mdast';
import type { z } from 'zod';

/** What is wrong, and what to type instead. */
export type Mistake = { what: string; cure: string };

/** What authors may write on a component, and around and inside of it. */
export type ComponentRule = {
  props: z.ZodObject;
  /** The component that it can stand directly inside of, and nowhere else. */
  parent?: string;
  /** Whether it shows what stands inside of it, whatever that is. */
  holdsText?: boolean;
  /** What is wrong with what stands inside of it. */
  findMistake?: (children: readonly Nodes[]) => Mistake | undefined;
};

/** The components of pages, by name. */
export type ComponentRules = Readonly<Record<string, ComponentRule>>;
