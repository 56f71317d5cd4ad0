import {
  CombinedRecursiveAstVisitor,
  TmplAstElement,
  TmplAstTemplate,
  tmplAstVisitAll,
  type AST,
  type TmplAstNode,
} from '@angular/compiler';
import type { NgtscProgram } from '@angular/compiler-cli';

export type TemplateTypeChecker = ReturnType<
  NgtscProgram['compiler']['getTemplateTypeChecker']
>;

export type Directives = NonNullable<
  ReturnType<TemplateTypeChecker['getDirectivesOfNode']>
>;

/** What directives may stand on. */
export type Host = TmplAstElement | TmplAstTemplate;

export function isHost(node: AST | TmplAstNode): node is Host {
  return node instanceof TmplAstElement || node instanceof TmplAstTemplate;
}

/** Calls back for each node of a template, and of the expressions in it. */
export function visitTemplate(
  template: TmplAstNode[],
  onNode: (node: AST | TmplAstNode) => void,
): void {
  const visitor = new CombinedRecursiveAstVisitor();
  const visit = visitor.visit.bind(visitor);
  visitor.visit = (node) => {
    onNode(node);
    visit(node);
  };
  tmplAstVisitAll(visitor, template);
}
