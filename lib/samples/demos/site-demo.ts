import type { CompiledDemo } from '@/lib/samples/doctest';
import type { DemoRecord } from '@/lib/samples/fences';

/** A demo of the site. */
export type SiteDemo = {
  /** Names its page. */
  page: string;
  /** Of all that its sample is made of. */
  key: string;
  /** Completed with its file, its first render and the browser that showed it. */
  record: DemoRecord;
  /** What it was compiled to, if that is news. */
  compiled?: CompiledDemo | undefined;
};
