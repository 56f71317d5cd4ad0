import { PARTS } from '@/components/mdx';
import type { Site } from '@/lib/content';
import type { Parts } from './types';

/** Every component that authors may write, in the states that its folder shows. */
export function components(site: Site): Parts {
  return Object.fromEntries(
    Object.entries(PARTS).map(([name, { specimens }]) => [
      name,
      {
        states: typeof specimens === 'function' ? specimens(site) : specimens,
      },
    ]),
  );
}
