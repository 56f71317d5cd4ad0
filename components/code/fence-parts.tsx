import { Island } from '@/components/islands/island';
import type { MdxComponents } from '@/lib/site/article/compile';
import type { ShownDemo } from '@/lib/samples/fences';
import { Demo } from './demo';
import ValueSteps from './value-steps.island';

/** What readers operate at a code block, by the elements that the compiler leaves in its place. */
export const FENCE_PARTS = {
  // Written by the compiler.
  'fence-demo': ({ demo }: { demo: string }) => (
    <Demo {...(JSON.parse(demo) as ShownDemo)} />
  ),
  'fence-steps': () => (
    <Island of="code/value-steps" when="click">
      <ValueSteps />
    </Island>
  ),
} satisfies MdxComponents;
