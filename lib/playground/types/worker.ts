/** The program of the worker: knows the types of what the page sends. */

import { serve } from '../worker';
import { createTypes, type Types } from './types';

/** Where the declarations are; the bundler puts it in. */
declare const TYPES_ADDRESS: string;

const types = fetch(TYPES_ADDRESS).then(async (response) => {
  if (!response.ok) throw new Error(`${response.status} ${TYPES_ADDRESS}`);
  // Written by the build.
  return createTypes((await response.json()) as Record<string, string>);
});

// The page asks for nothing else.
serve(async (name) => (await types)[name as keyof Types]);
