/** The program of the worker that reads, lints and formats what readers write. */

import { toolsWith } from '@/lib/playground/tools';
import { serve } from '@/lib/playground/worker';

const TOOLS = toolsWith(async () => (await import('.')).LINT);

// The page asks for nothing else.
serve((name) => TOOLS[name as keyof typeof TOOLS]());
