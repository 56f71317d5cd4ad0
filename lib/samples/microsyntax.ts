import {
  TmplAstBoundAttribute,
  TmplAstRecursiveVisitor,
  TmplAstTemplate,
  tmplAstVisitAll,
} from '@angular/compiler';
import type { NgtscProgram } from '@angular/compiler-cli';
import { closest } from 'fastest-levenshtein';
import ts from 'typescript';

type TemplateTypeChecker = ReturnType<
  NgtscProgram['compiler']['getTemplateTypeChecker']
>;

export type MicrosyntaxProblem = {
  /** The file the template is in: the module itself for an inline template. */
  file: string;
  /** 0-based offsets into that file. */
  start: number;
  end: number;
  message: string;
};

/**
 * Finds keys of `*directive="…; key: value"` that no directive declares.
 *
 * `strictTemplates` accepts them, and at run time Angular only logs NG0303, so
 * a misspelt key would quietly do nothing.
 */
export function findMicrosyntaxProblems(
  checker: TemplateTypeChecker,
  source: ts.SourceFile,
): MicrosyntaxProblem[] {
  const problems: MicrosyntaxProblem[] = [];
  for (const component of findClasses(source)) {
    const template = checker.getTemplate(component);
    if (!template) continue;
    const visitor = new StructuralVisitor((node) => {
      problems.push(...checkKeys(checker, component, node));
    });
    tmplAstVisitAll(visitor, template);
  }
  return problems;
}

class StructuralVisitor extends TmplAstRecursiveVisitor {
  constructor(private readonly onTemplate: (node: TmplAstTemplate) => void) {
    super();
  }

  override visitTemplate(template: TmplAstTemplate): void {
    if (template.templateAttrs.length > 0) this.onTemplate(template);
    super.visitTemplate(template);
  }
}

function checkKeys(
  checker: TemplateTypeChecker,
  component: ts.ClassDeclaration,
  node: TmplAstTemplate,
): MicrosyntaxProblem[] {
  const directives = checker.getDirectivesOfNode(component, node) ?? [];
  // Without any directive the missing import is the mistake, and NG8116 says so.
  if (directives.length === 0) return [];
  const inputs = directives.flatMap((directive) =>
    [...directive.inputs].map((input) => input.bindingPropertyName),
  );
  const [first] = node.templateAttrs;
  const prefix = first?.name ?? '';
  return node.templateAttrs
    .filter(
      (attribute): attribute is TmplAstBoundAttribute =>
        attribute instanceof TmplAstBoundAttribute &&
        !inputs.includes(attribute.name),
    )
    .map((attribute) => ({
      file: attribute.sourceSpan.start.file.url,
      start: (attribute.keySpan ?? attribute.sourceSpan).start.offset,
      end: (attribute.keySpan ?? attribute.sourceSpan).end.offset,
      message: describeKey(attribute.name, prefix, inputs),
    }));
}

function describeKey(
  name: string,
  prefix: string,
  inputs: readonly string[],
): string {
  const nearest = inputs.length > 0 ? closest(name, [...inputs]) : undefined;
  const advice = nearest ? ` Did you mean \`${toKey(nearest, prefix)}\`?` : '';
  return `\`${toKey(name, prefix)}\` is not an input of \`*${prefix}\`; Angular would drop it silently.${advice}`;
}

/** `rxLetStrategy` is written `strategy` inside `*rxLet`. */
function toKey(input: string, prefix: string): string {
  const rest = input.startsWith(prefix) ? input.slice(prefix.length) : '';
  return rest ? rest.charAt(0).toLowerCase() + rest.slice(1) : input;
}

function findClasses(source: ts.SourceFile): ts.ClassDeclaration[] {
  const classes: ts.ClassDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node)) classes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return classes;
}
