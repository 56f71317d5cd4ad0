import type { CompiledFile } from '../compile';
import type { Place } from './protocol';

/** Files of the reader by the addresses of the scripts made of them, which every browser names in its stacks. */
const sources = new Map<string, string>();

/**
 * Makes a script of a text. Its errors are told in full, as those of a script of this document, which has no origin
 * that a script of a host could share; stacks name it, which they do not for code made by `eval` in WebKit.
 *
 * @param file name of the reader's file that it is, if it is one; its lines are those of the file
 * @returns its address, until it is revoked
 */
export function scriptOf(text: string, file?: string): string {
  const script = new Blob([text], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  if (file !== undefined) sources.set(address, file);
  return address;
}

/** Forgets a script, once nothing of it is reported any more. */
export function revokeScript(address: string): void {
  URL.revokeObjectURL(address);
  sources.delete(address);
}

const FRAME = /(blob:\w+[:/][\w-]+):(\d+)/g;
/** How Angular's compiler names a template and the code that it has made from one, or else its functions. */
const TEMPLATE =
  /ng:\/\/\/([\w$]+)(?:\/template\.html@(\d+)|\.js)|^([A-Za-z\d$]+)_\w*Template@/m;
/** The property that an error is about, as browsers quote it. */
const ABOUT = /["'](?:[\w$.]*\.)?(\w+)["']/;

/** Where an error comes from, as far as its message or stack names a place. */
export function placeOf(error: Error, files: readonly CompiledFile[]): Place {
  const { message, stack = '' } = error;
  const own = findFrame(stack);
  // The stack of an error in the reader's own code has that code before the template which called it.
  const beforeOwn = stack.slice(0, own?.index);
  const [, component, lineOfTemplate, named = ''] =
    TEMPLATE.exec(`${message}\n${beforeOwn}`) ?? [];
  const owner = component ?? named;
  const file = files.find(({ templates }) => templates[owner]);
  const start = file?.templates[owner];
  if (!file || !start) return own?.place ?? NOWHERE;
  const [, about = ''] = ABOUT.exec(message) ?? [];
  const lines = file.code.split('\n').slice(start - 1);
  const offset =
    lineOfTemplate ?? lines.findIndex((line) => line.includes(about));
  return { file: file.name, line: start + Math.max(+offset, 0) };
}

/** The first line of the reader's own in a stack. */
export function placeInStack(stack: string): Place {
  return findFrame(stack)?.place ?? NOWHERE;
}

const NOWHERE: Place = { file: '', line: 0 };

function findFrame(stack: string): { index: number; place: Place } | undefined {
  for (const { 1: address = '', 2: line, index } of stack.matchAll(FRAME)) {
    const file = sources.get(address);
    if (file !== undefined)
      return { index, place: { file, line: Number(line) } };
  }
  return undefined;
}
