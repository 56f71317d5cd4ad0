import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { findExpectations, type Expectation } from './expectations';
import type { Sample } from './plan';
import type { VirtualFile } from './virtual-file';
import type { SampleProgram } from './program';
import { withoutDriver } from './without-driver';

/** An executable sample on disk. */
export type EmittedSample = ReturnType<SampleEmitter['emit']>;

type Transformer = ts.TransformerFactory<ts.SourceFile>;

/** Global the instrumented code reports to; the sample process defines it. */
const RECORDER = '__samples';

/** Writes the compiled form of executed samples, and of everything they import from their page or the setup files. */
export class SampleEmitter {
  #angular: ts.CustomTransformers | undefined;
  readonly #written = new Set<string>();

  /** @param outDir absolute folder inside the repository, so that packages resolve */
  constructor(
    private readonly program: SampleProgram,
    private readonly outDir: string,
  ) {}

  /**
   * The statements of a sample move into an exported function, so that the host decides when (and in which
   * injection context) they run.
   */
  emit(sample: Sample) {
    const source = this.program.sourceOf(sample.module);
    const { expectations } = findExpectations(source);
    /** Absolute path of an ES module whose default export runs the sample. */
    const file = this.#outputOf(sample.module).replace(/\.js$/, '.main.js');
    /** Every specifier it and its own modules import. */
    const imported = this.#write(
      sample.module,
      file,
      [instrument(expectations)],
      [wrapInFunction],
    );
    return { sample, file, expectations, imported };
  }

  /**
   * Writes the components of a sample with their exports.
   *
   * @returns absolute path of the module
   */
  emitDemo({ module }: Sample): string {
    const file = this.#outputOf(module).replace(/\.js$/, '.shown.js');
    this.#write(module, file, [withoutDriver]);
    return file;
  }

  /** @returns every specifier the written modules import */
  #write(
    file: VirtualFile,
    target: string,
    before: readonly Transformer[] = [],
    after: readonly Transformer[] = [],
  ): Set<string> {
    const imported = new Set<string>();
    const relink = this.#relink(file, imported);
    // Not before the first sample is checked: the order of types in messages is that in which they are met.
    this.#angular ??= this.program.program.compiler.prepareEmit().transformers;
    this.program.tsProgram.emit(
      this.program.sourceOf(file),
      (_, text) => {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      },
      undefined,
      false,
      {
        before: [...before, ...(this.#angular.before ?? [])],
        after: [...(this.#angular.after ?? []), relink, ...after],
      },
    );
    for (const specifier of [...imported]) {
      const dependency = this.program.resolveVirtual(specifier, file.path);
      if (!dependency || this.#written.has(dependency.path)) continue;
      this.#written.add(dependency.path);
      const names = this.#write(dependency, this.#outputOf(dependency));
      for (const name of names) imported.add(name);
    }
    return imported;
  }

  #outputOf(file: VirtualFile): string {
    const relative = path.posix.relative(this.program.programDir, file.path);
    return path.join(this.outDir, relative.replace(/\.ts$/, '.js'));
  }

  /** Points imports of virtual modules at the files written for them. */
  #relink(file: VirtualFile, imported: Set<string>): Transformer {
    const rename = ({ text }: ts.StringLiteralLike): ts.StringLiteral => {
      imported.add(text);
      const target = this.program.resolveVirtual(text, file.path);
      if (!target) return ts.factory.createStringLiteral(text);
      const relative = path.posix.relative(
        path.dirname(this.#outputOf(file)),
        this.#outputOf(target),
      );
      return ts.factory.createStringLiteral(
        relative.startsWith('.') ? relative : `./${relative}`,
      );
    };
    return (context) => {
      const visit = <Node extends ts.Node>(node: Node): Node =>
        ts.visitEachChild(
          node,
          (child) =>
            ts.isStringLiteralLike(child) && namesModule(node)
              ? rename(child)
              : visit(child),
          context,
        );
      return visit;
    };
  }
}

/** Whether the strings directly below are modules. */
function namesModule(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

function instrument(expectations: readonly Expectation[]): Transformer {
  const ids = new Map(expectations.map(({ node }, id) => [node, id]));
  return (context) => (source) => {
    const { factory } = context;
    const call = (method: string, id: number, ...values: ts.Expression[]) =>
      factory.createCallExpression(
        factory.createPropertyAccessExpression(
          factory.createIdentifier(RECORDER),
          method,
        ),
        undefined,
        [factory.createNumericLiteral(id), ...values],
      );
    const visit = (node: ts.Node): ts.Node => {
      const id = ids.get(node);
      const visited = ts.visitEachChild(node, visit, context);
      if (id === undefined) return visited;
      const recorded =
        expectations[id]?.kind === 'log'
          ? call('log', id)
          : call('value', id, visited as ts.Expression);
      return ts.setTextRange(recorded, node);
    };
    return ts.visitEachChild(source, visit, context);
  };
}

const wrapInFunction: Transformer = (context) => (source) => {
  const { factory } = context;
  const links = source.statements.filter(
    (one) =>
      ts.isImportDeclaration(one) ||
      (ts.isExportDeclaration(one) && one.moduleSpecifier),
  );
  const body = source.statements
    .filter((one) => !ts.isImportDeclaration(one))
    .filter((one) => !ts.isExportDeclaration(one))
    .map((one) =>
      ts.isExportAssignment(one)
        ? factory.createExpressionStatement(one.expression)
        : withoutExport(one, context),
    );
  const main = factory.createFunctionDeclaration(
    factory.createModifiersFromModifierFlags(
      ts.ModifierFlags.ExportDefault | ts.ModifierFlags.Async,
    ),
    undefined,
    '__runSample',
    undefined,
    [],
    undefined,
    factory.createBlock(body, true),
  );
  return factory.updateSourceFile(source, [...links, main]);
};

const EXPORTING = [ts.SyntaxKind.ExportKeyword, ts.SyntaxKind.DefaultKeyword];

function withoutExport(
  statement: ts.Statement,
  context: ts.TransformationContext,
): ts.Statement {
  const visited = ts.visitEachChild(
    statement,
    (node) => (EXPORTING.includes(node.kind) ? undefined : node),
    context,
  );
  const isNameless =
    (ts.isFunctionDeclaration(visited) || ts.isClassDeclaration(visited)) &&
    !visited.name;
  return isNameless ? context.factory.createEmptyStatement() : visited;
}
