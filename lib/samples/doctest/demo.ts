import { SourceMap } from 'node:module';
import path from 'node:path';

import { build } from 'esbuild';
import ts from 'typescript';

import type { DemoRecord } from '@/lib/samples/fences';
import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { Problem } from '@/lib/base/source';
import type { Sample } from './plan';
import { isExported } from './setup';
import { originOf } from './virtual-file';
import type { SampleProgram } from './program';

/** The component of a sample as readers will run it. */
export type CompiledDemo = {
  record: DemoRecord;
  file: string;
  /** 1-based line of its fence. */
  line: number;
  /** Code of the fence. */
  source: string;
  /** The place in the page that a place of its code comes from, both from 1 on; nothing for what is not the sample's. */
  placeOf: (
    line: number,
    column: number,
  ) => Pick<Problem, 'file' | 'line' | 'column'> | undefined;
};

/**
 * Makes one module of a sample and all it imports but packages.
 *
 * @param compiled absolute path of the compiled sample
 * @throws what esbuild could not resolve
 */
export async function packDemo(
  sample: Sample,
  compiled: string,
  program: SampleProgram,
): Promise<CompiledDemo | Problem> {
  const { fence, module } = sample;
  const { line, column } = fence;
  const { file } = module;
  const component = findComponent(program.sourceOf(module));
  if (!component) return { file, line, column, message: NO_COMPONENT };
  const name = component.name?.text ?? '';
  const { controls } = fence.meta;
  const missing = controls.find((one) => !hasInput(component, one.name));
  if (missing) {
    const message = `The demo is to control \`${missing.name}\`, and ${name} has no such input. Write \`readonly ${missing.name} = input(…)\` in it, or drop it from \`controls\`.`;
    return { file, line, column, message };
  }
  const { code, map } = await pack(compiled);
  const folder = path.dirname(compiled);
  const ending = path.posix.relative(program.programDir, module.path);
  const isOwn = (source: string) =>
    path.join(folder, source).split(path.sep).join('/').endsWith(ending);
  return {
    record: { component: name, controls, code, file: '', firstRender: '' },
    file,
    line,
    source: fence.code,
    placeOf: (line, column) => {
      const origin = map.findEntry(line - 1, column - 1);
      return 'originalSource' in origin && isOwn(origin.originalSource)
        ? {
            file,
            ...originOf(module, origin.originalLine, origin.originalColumn),
          }
        : undefined;
    },
  };
}

const NO_COMPONENT =
  'This demo exports no component, so there is nothing to show. Write `export` before the class of its component; of several, the last one is shown.';

/** One module of a compiled sample and all it imports but packages, and the map from its lines to theirs. */
async function pack(compiled: string) {
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: [compiled],
    outfile: compiled.replace(/\.js$/, '.demo.js'),
    packages: 'external',
    // Without anything that names folders or lines, which change without the sample.
    define: { ngDevMode: 'false' },
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    sourcemap: 'external',
    sourcesContent: false,
  });
  const text = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { code: text('.js'), map: new SourceMap(JSON.parse(text('.map'))) };
}

/** The last exported class with `@Component`. */
function findComponent(source: ts.SourceFile): ts.ClassDeclaration | undefined {
  const isComponent = ({ expression }: ts.Decorator) =>
    ts.isCallExpression(expression) &&
    expression.expression.getText(source) === 'Component';
  return source.statements
    .filter(ts.isClassDeclaration)
    .findLast(
      (declared) =>
        isExported(declared) && ts.getDecorators(declared)?.some(isComponent),
    );
}

const SIGNAL_INPUT = /^(?:input|model)\b/;

function hasInput({ members }: ts.ClassDeclaration, name: string): boolean {
  return members.some(
    (member) =>
      ts.isPropertyDeclaration(member) &&
      member.name.getText() === name &&
      (SIGNAL_INPUT.test(member.initializer?.getText() ?? '') ||
        ts.getDecorators(member) !== undefined),
  );
}
