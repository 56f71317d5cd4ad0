import { setPriority } from 'node:os';

/** As low as a process can ask for. */
const LAST = 19;

/**
 * Loaded into the development server and all it starts. For each request it lists the addresses of the route once more,
 * in a new process that takes more of the processor than the page, and whose answer the next request uses: that one
 * waits for whatever an author waits for.
 */
if (/jest-worker[\\/]processChild/.test(process.argv[1] ?? '')) {
  setPriority(LAST);
}
