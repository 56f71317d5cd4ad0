import { MemberTags, MemberType } from '@angular/compiler-cli';
import type {
  DocEntry,
  FunctionEntry,
  FunctionSignatureMetadata,
  MemberEntry,
  MethodEntry,
  PropertyEntry,
} from '@angular/compiler-cli';
import ts from 'typescript';

import type { ApiBinding, ApiMember, ApiSignature } from '../api/types';
import type { Defaults } from './defaults';
import {
  deprecation,
  firstParagraph,
  tagText,
  toPlainText,
  boundType,
  genericText,
  tidyType,
  withoutPrefixes,
} from './type-text';

/**
 * The extractor drops a method as a whole when its last overload is internal, so it must not know that tag.
 * As long as the word it stands for, so that no place in a file moves.
 */
export const INTERNAL_TAG = 'unlisted';

/** What the documentation entry of a symbol leaves out. */
export type Facts = {
  owner: string;
  defaults: Defaults;
  target: ts.Symbol;
  checker: ts.TypeChecker;
};

/**
 * @param owner what stands before the name of a parameter in the defaults
 * @param declared whose declarations name types as their authors do; the compiler spells some of them out
 * @param isShown which of its signatures count; an internal function is listed as such
 */
export function toSignatures(
  { signatures, implementation }: FunctionEntry | MethodEntry,
  owner: string,
  { defaults }: Facts,
  declared: ts.Symbol | undefined,
  isShown: (signature: FunctionSignatureMetadata) => boolean = () => true,
): ApiSignature[] {
  const callables = (declared?.declarations ?? []).filter(ts.isFunctionLike);
  return (signatures.length > 0 ? signatures : [implementation]).flatMap(
    (one, index) =>
      isShown(one) ? toSignature(one, owner, defaults, callables[index]) : [],
  );
}

/** Why all signatures are deprecated, in the words of the first; nothing where one is not. */
export function commonDeprecation(
  signatures: readonly ApiSignature[],
): string | null {
  return signatures.every(({ deprecated }) => deprecated !== null)
    ? (signatures[0]?.deprecated ?? null)
    : null;
}

function toSignature(
  signature: FunctionSignatureMetadata,
  owner: string,
  defaults: Defaults,
  declared: ts.SignatureDeclaration | undefined,
): ApiSignature {
  return {
    typeParameters: signature.generics.map(genericText),
    parameters: signature.params.map((parameter, index) => ({
      name: parameter.name,
      type: tidyType(
        declared?.parameters[index]?.type?.getText() ?? parameter.type,
      ),
      isOptional: parameter.isOptional,
      isRest: parameter.isRestParam,
      default: defaults.get(`${owner}.${parameter.name}`) ?? null,
      doc: toPlainText(parameter.description.replace(/^\s*-\s*/, '')),
    })),
    returns: tidyType(declared?.type?.getText() ?? signature.returnType),
    returnsDoc: toPlainText(
      signature.returnDescription ?? tagText(signature, 'return'),
    ),
    doc: firstParagraph(signature),
    deprecated: deprecation(signature),
  };
}

/** An overloaded method has the tags of one of its overloads, which says nothing about the others. */
export function isInternalMember(member: MemberEntry): boolean {
  const signatures =
    member.memberType === MemberType.Method
      ? (member as MethodEntry).signatures
      : [];
  return signatures.length > 0
    ? signatures.every(isInternal)
    : isInternal(member);
}

function isInternal({ jsdocTags }: Pick<DocEntry, 'jsdocTags'>): boolean {
  return jsdocTags.some((tag) => tag.name === INTERNAL_TAG);
}

/** A getter and a setter are one input. */
export function toBindings(
  members: readonly MemberEntry[],
  facts: Facts,
): ApiBinding[] {
  const bindings: ApiBinding[] = [];
  for (const member of members) {
    const next = toBinding(member as PropertyEntry, facts);
    const known = bindings.find((one) => one.property === next.property);
    if (known) known.doc ||= next.doc;
    else bindings.push(next);
  }
  return bindings;
}

function toBinding(member: PropertyEntry, facts: Facts): ApiBinding {
  return {
    name: member.inputAlias ?? member.outputAlias ?? member.name,
    property: member.name,
    type: tidyType(boundType(withoutPrefixes(declaredType(member, facts)))),
    isRequired: member.isRequiredInput ?? false,
    default: propertyDefault(member.name, facts),
    doc: firstParagraph(member),
    deprecated: deprecation(member),
  };
}

/** The type as its authors wrote it; what a setter takes, if there is one. */
function declaredType(member: PropertyEntry, facts: Facts): string {
  const declarations = memberSymbol(member.name, facts)?.declarations ?? [];
  const setter = declarations.find(ts.isSetAccessorDeclaration);
  const own = declarations.find(
    (one): one is ts.PropertyDeclaration | ts.GetAccessorDeclaration =>
      ts.isPropertyDeclaration(one) ||
      ts.isPropertySignature(one) ||
      ts.isGetAccessorDeclaration(one),
  );
  const node = setter?.parameters[0]?.type ?? own?.type;
  return node?.getText() ?? member.type;
}

function memberSymbol(name: string, { target, checker }: Facts) {
  return checker.getDeclaredTypeOfSymbol(target).getProperty(name);
}

function propertyDefault(
  name: string,
  { owner, defaults }: Facts,
): string | null {
  return (
    defaults.get(`${owner}.${name}`) ??
    defaults.get(`${owner}._${name}`) ??
    null
  );
}

export function toMembers(
  members: readonly MemberEntry[],
  facts: Facts,
): ApiMember[] {
  const result: ApiMember[] = [];
  for (const member of members) {
    const known = result.find((one) => one.name === member.name);
    const next = toMember(member, facts);
    if (!known) result.push(next);
    else if (next.kind === 'getter' || next.kind === 'setter') {
      known.kind = 'accessor';
      known.doc ||= next.doc;
    } else known.signatures.push(...next.signatures);
  }
  return result;
}

function toMember(member: MemberEntry, facts: Facts): ApiMember {
  const result = emptyMember(member);
  if (member.memberType === MemberType.Method) {
    const signatures = toSignatures(
      member as MethodEntry,
      `${facts.owner}.${member.name}`,
      facts,
      memberSymbol(member.name, facts),
      (signature) => !isInternal(signature),
    );
    return {
      ...result,
      kind: 'method',
      signatures,
      doc: signatures.find((one) => one.doc)?.doc ?? result.doc,
      deprecated: result.deprecated ?? commonDeprecation(signatures),
    };
  }
  result.type = tidyType(declaredType(member as PropertyEntry, facts));
  result.default = propertyDefault(member.name, facts);
  if (member.memberType === MemberType.Getter) result.kind = 'getter';
  if (member.memberType === MemberType.Setter) result.kind = 'setter';
  return result;
}

export function emptyMember(member: MemberEntry): ApiMember {
  return {
    name: member.name,
    kind: 'property',
    type: '',
    isOptional: member.memberTags.includes(MemberTags.Optional),
    isReadonly: member.memberTags.includes(MemberTags.Readonly),
    isStatic: member.memberTags.includes(MemberTags.Static),
    default: null,
    signatures: [],
    doc: firstParagraph(member),
    deprecated: deprecation(member),
  };
}
