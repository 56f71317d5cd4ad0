import { setPriority } from 'node:os';

/** As low as a process can ask for. */
const LAST = 19;

/**
 * Lowers the priority of the development server's worker processes; loaded into the server and all it starts. For each
 * request such a worker lists the addresses of the route, for the next request, and takes more of the processor than
 * rendering the page, for which the author waits.
 */
if (/jest-worker[\\/]processChild/.test(process.argv[1] ?? '')) {
  setPriority(LAST);
}
