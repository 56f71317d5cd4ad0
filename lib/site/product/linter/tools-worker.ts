/** The program of the worker that reads, lints and formats what readers write. */

import { toolsWith } from '@/lib/playground/tools';
import { serve } from '@/lib/playground/worker';

serve(toolsWith(async () => (await import('.')).LINTER));
