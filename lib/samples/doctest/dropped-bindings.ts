import { TmplAstBoundAttribute, TmplAstTemplate } from '@angular/compiler';
import type { ParseSourceSpan } from '@angular/compiler';
import ts from 'typescript';
import { nearest } from '@/lib/base/text';
import type { Settings } from './settings';
import { isHost, visitTemplate } from './visit-template';
import type { Directives, Host, TemplateTypeChecker } from './visit-template';

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
  const visit = (component: ts.Node): void => {
    ts.forEachChild(component, visit);
    if (!ts.isClassDeclaration(component)) return;
    visitTemplate(checker.getTemplate(component) ?? [], (node) => {
      if (!isHost(node)) return;
      const directives = checker.getDirectivesOfNode(component, node) ?? [];
      const isMicrosyntax =
        node instanceof TmplAstTemplate && node.templateAttrs.length > 0;
      problems.push(
        ...(isMicrosyntax
          ? checkKeys(node, directives)
          : checkAttributes(node, directives, isInput)),
      );
    });
  };
  visit(source);
  return problems;
}

/** Elements that are never rendered: an attribute is an input or a mistake. */
const UNRENDERED = new Set(['ng-template', 'ng-container']);
/** Attributes Angular itself understands there. */
const KNOWN_ATTRIBUTES =
  /^(?:i18n|select|ngProjectAs|ngNonBindable|class|style)/;

function checkAttributes(
  node: Host,
  directives: Directives,
  isInput: (name: string) => boolean,
): DroppedBinding[] {
  const tag = node instanceof TmplAstTemplate ? node.tagName : node.name;
  const isUnrendered = UNRENDERED.has(tag ?? '');
  const inputs = inputsOf(directives);
  const selectors = directives.map((one) => one.selector ?? '').join();
  return node.attributes
    .filter(
      ({ name }) =>
        (isInput(name) || (isUnrendered && !KNOWN_ATTRIBUTES.test(name))) &&
        !inputs.includes(name) &&
        !selectors.includes(`[${name}`),
    )
    .map((attribute) => {
      const [close] = nearest(attribute.name, inputs, 1);
      return droppedAt(
        attribute,
        close
          ? `\`${attribute.name}\` is not an input of \`<${tag ?? ''}>\` or its directives; Angular would ignore it. Did you mean \`${close}\`?`
          : `\`${attribute.name}\` is not a directive that this component imports; Angular would ignore it.`,
      );
    });
}

function inputsOf(directives: Directives): string[] {
  return directives.flatMap(({ inputs }) =>
    [...inputs].map((input) => input.bindingPropertyName),
  );
}

function checkKeys(
  { templateAttrs }: TmplAstTemplate,
  directives: Directives,
): DroppedBinding[] {
  // Without any directive the missing import is the mistake, and NG8116 says so.
  if (directives.length === 0) return [];
  const inputs = inputsOf(directives);
  const prefix = templateAttrs[0]?.name ?? '';
  return templateAttrs
    .filter((attribute) => attribute instanceof TmplAstBoundAttribute)
    .filter(({ name }) => !inputs.includes(name))
    .map((attribute) => {
      const [close] = nearest(attribute.name, inputs, 1);
      const advice = close ? ` Did you mean \`${toKey(close, prefix)}\`?` : '';
      return droppedAt(
        attribute,
        `\`${toKey(attribute.name, prefix)}\` is not an input of \`*${prefix}\`; Angular would drop it silently.${advice}`,
      );
    });
}

function droppedAt(
  {
    keySpan,
    sourceSpan,
  }: { keySpan?: ParseSourceSpan | undefined; sourceSpan: ParseSourceSpan },
  message: string,
): DroppedBinding {
  const { start, end } = keySpan ?? sourceSpan;
  return {
    file: start.file.url,
    start: start.offset,
    end: end.offset,
    message,
  };
}

/** `ngForTrackBy` is written `trackBy` inside `*ngFor`. */
function toKey(input: string, prefix: string): string {
  const rest = input.startsWith(prefix) ? input.slice(prefix.length) : '';
  return rest ? rest.charAt(0).toLowerCase() + rest.slice(1) : input;
}
