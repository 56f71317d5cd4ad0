import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { findExpectations, type Expectation } from './expectations';
import type { Sample } from './plan';
import type { VirtualFile } from './virtual-file';
import type { SampleProgram } from './program';
import { withoutDriver } from './without-driver';

/** An executable sample on disk. */
export type EmittedSample = {
  sample: Sample;
  /** Absolute path of an ES module whose default export runs the sample. */
  file: string;
  expectations: Expectation[];
  /** Every specifier it and its own modules import. */
  imported: ReadonlySet<string>;
};

/** Global the instrumented code reports to; the sample process defines it. */
const RECORDER = '__samples';

/** Writes the compiled form of executed samples, and of everything they import from their page or the setup files. */
export class SampleEmitter {
  readonly #angular: ts.CustomTransformers;
  readonly #written = new Set<string>();

  /** @param outDir absolute folder inside the repository, so that packages resolve */
  constructor(
    private readonly program: SampleProgram,
    private readonly outDir: string,
  ) {
    this.#angular = program.program.compiler.prepareEmit().transformers;
  }

  /**
   * The statements of a sample move into an exported function, so that the host decides when (and in which
   * injection context) they run.
   */
  emit(sample: Sample): EmittedSample {
    const source = this.program.sourceOf(sample.module);
    const { expectations } = findExpectations(source);
    const file = this.#outputOf(sample.module).replace(/\.js$/, '.main.js');
    const imported = this.#write(sample.module, file, {
      before: [instrument(expectations)],
      after: [wrapInFunction],
    });
    return { sample, file, expectations, imported };
  }

  /**
   * Writes the components of a sample with their exports.
   *
   * @returns absolute path of the module
   */
  emitDemo({ module }: Sample): string {
    const file = this.#outputOf(module).replace(/\.js$/, '.shown.js');
    this.#write(module, file, { before: [withoutDriver], after: [] });
    return file;
  }

  /** @returns every specifier the written modules import */
  #write(
    file: VirtualFile,
    target: string,
    own: {
      before: ts.TransformerFactory<ts.SourceFile>[];
      after: ts.TransformerFactory<ts.SourceFile>[];
    },
  ): Set<string> {
    const imported = new Set<string>();
    const relink = this.#relink(file, imported);
    this.program.tsProgram.emit(
      this.program.sourceOf(file),
      (_, text) => {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      },
      undefined,
      false,
      {
        before: [...own.before, ...(this.#angular.before ?? [])],
        after: [...(this.#angular.after ?? []), relink, ...own.after],
      },
    );
    for (const specifier of [...imported]) {
      const dependency = this.program.resolveVirtual(specifier, file.path);
      if (!dependency || this.#written.has(dependency.path)) continue;
      this.#written.add(dependency.path);
      const output = this.#outputOf(dependency);
      const none = { before: [], after: [] };
      for (const name of this.#write(dependency, output, none)) {
        imported.add(name);
      }
    }
    return imported;
  }

  #outputOf(file: VirtualFile): string {
    const relative = path.posix.relative(this.program.programDir, file.path);
    return path.join(this.outDir, relative.replace(/\.ts$/, '.js'));
  }

  /** Points imports of virtual modules at the files written for them. */
  #relink(
    file: VirtualFile,
    imported: Set<string>,
  ): ts.TransformerFactory<ts.SourceFile> {
    const rename = (literal: ts.StringLiteralLike): ts.StringLiteral => {
      imported.add(literal.text);
      const target = this.program.resolveVirtual(literal.text, file.path);
      if (!target) return ts.factory.createStringLiteral(literal.text);
      const relative = path.posix.relative(
        path.dirname(this.#outputOf(file)),
        this.#outputOf(target),
      );
      return ts.factory.createStringLiteral(
        relative.startsWith('.') ? relative : `./${relative}`,
      );
    };
    return (context) => (source) => {
      const visit = (node: ts.Node): ts.Node => {
        const isSpecifier =
          ts.isStringLiteralLike(node) && isModuleSpecifier(node, parents);
        if (isSpecifier) return rename(node);
        parents.push(node);
        const visited = ts.visitEachChild(node, visit, context);
        parents.pop();
        return visited;
      };
      const parents: ts.Node[] = [];
      return ts.visitEachChild(source, visit, context);
    };
  }
}

/** Transformed nodes have no parent pointers, so the path is tracked by hand. */
function isModuleSpecifier(
  node: ts.StringLiteralLike,
  parents: readonly ts.Node[],
): boolean {
  const parent = parents.at(-1);
  if (!parent) return false;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) {
    return parent.moduleSpecifier === node;
  }
  return (
    ts.isCallExpression(parent) &&
    parent.expression.kind === ts.SyntaxKind.ImportKeyword
  );
}

function instrument(
  expectations: readonly Expectation[],
): ts.TransformerFactory<ts.SourceFile> {
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

const wrapInFunction: ts.TransformerFactory<ts.SourceFile> =
  (context) => (source) => {
    const { factory } = context;
    const links: ts.Statement[] = [];
    const body: ts.Statement[] = [];
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) links.push(statement);
      else if (ts.isExportDeclaration(statement)) {
        if (statement.moduleSpecifier) links.push(statement);
      } else if (ts.isExportAssignment(statement)) {
        body.push(factory.createExpressionStatement(statement.expression));
      } else body.push(withoutExport(statement, context));
    }
    const main = factory.createFunctionDeclaration(
      [
        factory.createToken(ts.SyntaxKind.ExportKeyword),
        factory.createToken(ts.SyntaxKind.DefaultKeyword),
        factory.createToken(ts.SyntaxKind.AsyncKeyword),
      ],
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
