import { TmplAstBoundAttribute, TmplAstTemplate } from '@angular/compiler';
import ts from 'typescript';
import { nearest } from '@/lib/base/text';
import type { Settings } from './settings';
import {
  visitTemplate,
  type Host,
  type TemplateTypeChecker,
} from './visit-template';

type DroppedBinding = {
  /** The file the template is in: the module itself for an inline template. */
  file: string;
  /** 0-based offsets into that file. */
  start: number;
  end: number;
  message: string;
};

/**
 * Finds what Angular would drop without a word: keys of `*directive="…; key: value"`
 * that no directive declares, and attributes that look like a directive but match
 * none.
 *
 * `strictTemplates` accepts both. At run time Angular logs NG0303 for a key and
 * nothing for an attribute.
 */
export function findDroppedBindings(
  checker: TemplateTypeChecker,
  source: ts.SourceFile,
  { inputPrefix }: Pick<Settings, 'inputPrefix'>,
): DroppedBinding[] {
  const isInput = (name: string) =>
    inputPrefix !== undefined &&
    name.startsWith(inputPrefix) &&
    /^[A-Z]/.test(name.slice(inputPrefix.length));
  const problems: DroppedBinding[] = [];
  for (const component of findClasses(source)) {
    const template = checker.getTemplate(component);
    if (!template) continue;
    visitTemplate(template, (node) => {
      const isMicrosyntax =
        node instanceof TmplAstTemplate && node.templateAttrs.length > 0;
      problems.push(
        ...(isMicrosyntax
          ? checkKeys(checker, component, node)
          : checkAttributes(checker, component, node, isInput)),
      );
    });
  }
  return problems;
}

/** Elements that are never rendered: an attribute is an input or a mistake. */
const UNRENDERED = new Set(['ng-template', 'ng-container']);
/** Attributes Angular itself understands there. */
const KNOWN_ATTRIBUTES =
  /^(?:i18n|select|ngProjectAs|ngNonBindable|class|style)/;

function checkAttributes(
  checker: TemplateTypeChecker,
  component: ts.ClassDeclaration,
  node: Host,
  isInput: (name: string) => boolean,
): DroppedBinding[] {
  const tag = node instanceof TmplAstTemplate ? node.tagName : node.name;
  const isUnrendered = UNRENDERED.has(tag ?? '');
  const suspects = node.attributes.filter(
    ({ name }) =>
      isInput(name) || (isUnrendered && !KNOWN_ATTRIBUTES.test(name)),
  );
  if (suspects.length === 0) return [];
  const directives = checker.getDirectivesOfNode(component, node) ?? [];
  const inputs = inputsOf(directives);
  const selectors = directives.map((one) => one.selector ?? '').join();
  return suspects
    .filter(
      ({ name }) => !inputs.includes(name) && !selectors.includes(`[${name}`),
    )
    .map(({ name, keySpan, sourceSpan }) => {
      const [close] = nearest(name, inputs, 1);
      return {
        file: sourceSpan.start.file.url,
        start: (keySpan ?? sourceSpan).start.offset,
        end: (keySpan ?? sourceSpan).end.offset,
        message: close
          ? `\`${name}\` is not an input of \`<${tag ?? ''}>\` or its directives; Angular would ignore it. Did you mean \`${close}\`?`
          : `\`${name}\` is not a directive that this component imports; Angular would ignore it.`,
      };
    });
}

function inputsOf(
  directives: readonly { inputs: Iterable<{ bindingPropertyName: string }> }[],
): string[] {
  return directives.flatMap((directive) =>
    [...directive.inputs].map((input) => input.bindingPropertyName),
  );
}

function checkKeys(
  checker: TemplateTypeChecker,
  component: ts.ClassDeclaration,
  node: TmplAstTemplate,
): DroppedBinding[] {
  const directives = checker.getDirectivesOfNode(component, node) ?? [];
  // Without any directive the missing import is the mistake, and NG8116 says so.
  if (directives.length === 0) return [];
  const inputs = inputsOf(directives);
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
  const [close] = nearest(name, inputs, 1);
  const advice = close ? ` Did you mean \`${toKey(close, prefix)}\`?` : '';
  return `\`${toKey(name, prefix)}\` is not an input of \`*${prefix}\`; Angular would drop it silently.${advice}`;
}

/** `ngForTrackBy` is written `trackBy` inside `*ngFor`. */
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
