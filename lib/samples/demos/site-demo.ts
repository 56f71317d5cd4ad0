import type { CompiledDemo } from '@/lib/samples/doctest';
import type { DemoRecord } from '@/lib/samples/fences';

/** A demo of the site. */
export type SiteDemo = {
  /** Names its page. */
  page: string;
  /** Completed with its file and its first render. */
  record: DemoRecord;
  /** What it was compiled to, if that is news. */
  compiled?: CompiledDemo | undefined;
};
