/** All islands as one module for Node, from which the framework's build renders their first HTML. */
export const ISLANDS_FILE = '.cache/islands.cjs';
