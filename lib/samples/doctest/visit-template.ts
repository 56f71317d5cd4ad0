import {
  CombinedRecursiveAstVisitor,
  tmplAstVisitAll,
  type BindingPipe,
  type TmplAstElement,
  type TmplAstNode,
  type TmplAstTemplate,
} from '@angular/compiler';
import type { NgtscProgram } from '@angular/compiler-cli';

export type TemplateTypeChecker = ReturnType<
  NgtscProgram['compiler']['getTemplateTypeChecker']
>;

/** What directives may stand on. */
export type Host = TmplAstElement | TmplAstTemplate;

/** Calls back for each element and each pipe of a template. */
export function visitTemplate(
  template: TmplAstNode[],
  onHost: (node: Host) => void,
  onPipe: (pipe: BindingPipe) => void = () => {},
): void {
  tmplAstVisitAll(new TemplateVisitor(onHost, onPipe), template);
}

class TemplateVisitor extends CombinedRecursiveAstVisitor {
  constructor(
    private readonly onHost: (node: Host) => void,
    private readonly onPipe: (pipe: BindingPipe) => void,
  ) {
    super();
  }

  override visitElement(element: TmplAstElement): void {
    this.onHost(element);
    super.visitElement(element);
  }

  override visitTemplate(template: TmplAstTemplate): void {
    this.onHost(template);
    super.visitTemplate(template);
  }

  override visitPipe(pipe: BindingPipe): void {
    this.onPipe(pipe);
    super.visitPipe(pipe, undefined);
  }
}
