import { Mistake } from '@/lib/samples/promises';
import { compileFile, type CompiledFile } from '../compile';
import { hasModule, nameOf, type Packs } from '../engine';
import type { Project } from '../link';
import type { Problem } from '../types';

/** A program that can be run, or why there is none. */
export type Built = { files: CompiledFile[] } | { mistake: Problem };

/** Compiles the files of a program, of which the first one is the entry; ends at the first that cannot be run. */
export function compileAll(files: Project['files'], packs: Packs): Built {
  const code = files.filter(({ name }) => name.endsWith('.ts'));
  const compiled: CompiledFile[] = [];
  for (const { name, text } of code) {
    // Beside the code, there are the templates and styles that it names.
    const read = (specifier: string) => {
      const wanted = nameOf(name, specifier);
      return files.find((file) => file.name === wanted)?.text;
    };
    try {
      compiled.push(compileFile(name, text, compiled.length === 0, read));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return { mistake: toProblem(name, error) };
    }
  }
  const isForeign = (one: string) =>
    /^[@\w]/.test(one) && !hasModule(packs, one) && !one.startsWith('@setup/');
  const foreign = compiled.map(({ imports }) => imports.filter(isForeign));
  const at = foreign.findIndex((names) => names.length > 0);
  const [first, more] = [...new Set(foreign.flat())];
  if (!first) return { files: compiled };
  const names = new Intl.ListFormat('en').format(new Set(foreign.flat()));
  const { name = '', text = '' } = code[at] ?? {};
  const line = text.split('\n').findIndex((one) => one.includes(first)) + 1;
  const message = `The playground does not have the ${more ? 'packages' : 'package'} ${names}.`;
  const mistake = new Mistake(message, Math.max(1, line), 1);
  return { mistake: toProblem(name, mistake) };
}

const toProblem = (
  file: string,
  { message, line, column }: Mistake,
): Problem => ({ file, line, column, length: 0, code: '', message });
