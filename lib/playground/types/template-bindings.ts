import { CssSelector } from '@angular/compiler';
import type { NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';

/**
 * What an element in a template can be given, as it is written there.
 *
 * @param path of the file that the template is in
 * @param offset 0-based place in the template
 * @returns inputs, outputs and selectors of what the component imports, then those that every element has
 */
export function bindingsFor(
  { compiler }: NgtscProgram,
  path: string,
  offset: number,
  tag: string,
): string[] {
  const program = compiler.getCurrentProgram();
  const checker = compiler.getTemplateTypeChecker();
  const component = program
    .getSourceFiles()
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
    .flatMap(classesOf)
    .find((one) =>
      path.endsWith('.ts')
        ? one.getSourceFile().fileName === path &&
          one.getStart() <= offset &&
          offset <= one.end
        : checker.getTemplate(one)?.[0]?.sourceSpan.start.file.url === path,
    );
  if (!component) return [];
  const found = new Set<string>();
  for (const { ref, selector, isStructural, isInScope } of directivesOf(
    checker,
    component,
  )) {
    const file = program.getSourceFile(ref.filePath);
    const declared =
      file && classesOf(file).find(({ name }) => name?.text === ref.name);
    const meta = declared && checker.getDirectiveMetadata(declared);
    const fitting = CssSelector.parse(selector ?? '').filter(
      ({ element }) => !element || element === '*' || element === tag,
    );
    if (!isInScope || !meta || fitting.length === 0) continue;
    for (const { attrs } of fitting) {
      if (attrs[0]) found.add(isStructural ? `*${attrs[0]}` : attrs[0]);
    }
    if (isStructural) continue;
    for (const one of meta.inputs) found.add(`[${one.bindingPropertyName}]`);
    for (const one of meta.outputs) found.add(`(${one.bindingPropertyName})`);
  }
  for (const { property } of checker.getPotentialDomBindings(tag)) {
    found.add(`[${property}]`);
  }
  for (const name of checker.getPotentialDomEvents(tag)) found.add(`(${name})`);
  return [...found];
}

type Checker = ReturnType<NgtscProgram['compiler']['getTemplateTypeChecker']>;

function directivesOf(checker: Checker, component: ts.ClassDeclaration) {
  // The services are asked for what is not imported alone.
  return checker.getPotentialTemplateDirectives(
    component,
    undefined as unknown as ts.LanguageService,
    { includeExternalModule: false },
  );
}

const classesOf = ({ statements }: ts.SourceFile) =>
  statements.filter(ts.isClassDeclaration);
