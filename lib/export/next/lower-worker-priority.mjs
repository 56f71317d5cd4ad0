import { setPriority } from 'node:os';

/** As low as a process can ask for. */
const LOWEST_PRIORITY = 19;

/**
 * Loaded into the development server and every process that it starts. For each request, the server lists the route's
 * addresses again in a worker process, for the next request to use. That work takes more processor time than the page
 * itself, so the worker runs at the lowest priority, and the page that its author waits for comes first.
 */
if (/jest-worker[\\/]processChild/.test(process.argv[1] ?? '')) {
  setPriority(LOWEST_PRIORITY);
}
