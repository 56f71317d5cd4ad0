import path from 'node:path';

import ts from 'typescript';

import type { Fence } from './extract';
import {
  TEMPLATE_LANGUAGES,
  TYPESCRIPT_LANGUAGES,
  withoutRemovedLines,
} from '@/lib/fences';
import type { Problem } from '@/lib/source';
import type { Settings } from './settings';
import {
  declaredNames,
  TEMPLATE_CONTEXT,
  TEMPLATE_IMPORTS,
  type SetupFile,
} from './setup';

/** Where a line of a virtual file comes from. */
type LineOrigin = {
  /** 1-based line of the content file. */
  line: number;
  /** Columns to add to get from the virtual to the content file. */
  indent: number;
};

/** A file that exists only in the compiler's eyes. */
export type VirtualFile = {
  /** Absolute path, forward slashes. */
  path: string;
  text: string;
  /** The content file it stands for. */
  file: string;
  /** One entry a line; nothing for lines an author has not written. */
  origins: (LineOrigin | undefined)[];
  fence: Fence | undefined;
  /** Written by us, so that advice about its own imports is noise. */
  isGenerated: boolean;
};

/** A fence the compiler sees. */
export type Sample = {
  fence: Fence;
  /** The module that is type-checked. */
  module: VirtualFile;
  /** The template of an `html` fence. */
  template: VirtualFile | undefined;
};

export type PagePlan = {
  file: string;
  fences: Fence[];
  samples: Sample[];
  /** Resources the components of a module name: module path, then url as written. */
  resources: Map<string, Map<string, VirtualFile>>;
  problems: Problem[];
};

/** Alias under which samples import the setup files. */
export const SETUP_ALIAS = '@setup/';

const TEMPLATE_URL = /templateUrl\s*:\s*['"`]([^'"`]+)['"`]/g;

/** Whether the compiler is to see a fence. */
export function isChecked(fence: Fence): boolean {
  if (fence.meta.ignore !== undefined || fence.meta.lint) return false;
  return isTypeScript(fence) || isTemplate(fence);
}

function isTypeScript(fence: Fence): boolean {
  return TYPESCRIPT_LANGUAGES.includes(fence.lang);
}

function isTemplate(fence: Fence): boolean {
  // A whole document is a page, not the template of a component.
  return (
    TEMPLATE_LANGUAGES.includes(fence.lang) &&
    !/^\s*<!doctype/i.test(fence.code)
  );
}

/**
 * Turns the fences of one page into modules.
 *
 * @param programDir absolute folder the virtual files of this page pretend to be in
 * @param templates what every `html` fence may use
 */
export function planPage(
  file: string,
  fences: Fence[],
  setups: ReadonlyMap<string, SetupFile>,
  programDir: string,
  { templates: prelude }: Pick<Settings, 'templates'>,
): PagePlan {
  const plan: PagePlan = {
    file,
    fences,
    samples: [],
    resources: new Map(),
    problems: [],
  };
  const checked = fences.filter(isChecked);
  for (const fence of checked) {
    plan.problems.push(...findSetupProblems(file, fence, setups));
  }

  const templates = new Map<Fence, VirtualFile>();
  for (const fence of checked.filter(isTemplate)) {
    templates.set(
      fence,
      createFile(file, fence, pathOf(programDir, fence, 'template.html'), [
        ...fenceLines(fence),
      ]),
    );
  }

  const claimed = new Set<Fence>();
  for (const fence of checked.filter(isTypeScript)) {
    const module = planModule(file, fence, setups, programDir);
    plan.samples.push({ fence, module, template: undefined });
    for (const [, url = ''] of fence.code.matchAll(TEMPLATE_URL)) {
      const owner = findTemplate(fence, url, [...templates.keys()]);
      const template = owner && templates.get(owner);
      if (!owner || !template) continue;
      claimed.add(owner);
      const resources = plan.resources.get(module.path) ?? new Map();
      plan.resources.set(module.path, resources.set(url, template));
    }
  }

  for (const [fence, template] of templates) {
    if (claimed.has(fence)) continue;
    if (fence.meta.of !== undefined) {
      plan.problems.push({
        file,
        line: fence.line,
        column: fence.column,
        message: `No component of this page uses this template, so it would not be checked. Give a \`ts\` fence title="${fence.meta.of}" and a component with \`templateUrl\` in it.`,
      });
      continue;
    }
    const module = planTemplateModule(file, fence, setups, programDir, prelude);
    plan.samples.push({ fence, module, template });
    plan.resources.set(module.path, new Map([['./template.html', template]]));
  }
  plan.samples.sort((a, b) => a.fence.line - b.fence.line);
  return plan;
}

/** Finds the sample a relative import of another sample of the page means. */
export function resolveSibling(
  plan: PagePlan,
  importer: Fence,
  specifier: string,
): Sample | undefined {
  const from = path.posix.dirname(importer.meta.title ?? 'x.ts');
  const wanted = path.posix.join(from, specifier).replace(/\.(?:js|ts)$/, '');
  const titled = plan.samples.filter(
    (sample) => sample.fence.meta.title && sample.fence !== importer,
  );
  const nameOf = (sample: Sample) =>
    (sample.fence.meta.title ?? '').replace(/\.ts$/, '');
  const exact = titled.filter((sample) =>
    [wanted, `${wanted}/index`].includes(path.posix.normalize(nameOf(sample))),
  );
  const byName = titled.filter(
    (sample) =>
      path.posix.basename(nameOf(sample)) === path.posix.basename(wanted),
  );
  return nearest(importer, exact) ?? nearest(importer, byName);
}

/** A page may show a file twice: the last one before the importer counts, else the first after. */
function nearest(
  importer: Fence,
  candidates: readonly Sample[],
): Sample | undefined {
  return (
    candidates.findLast((sample) => sample.fence.line < importer.line) ??
    candidates[0]
  );
}

function findTemplate(
  component: Fence,
  url: string,
  templates: readonly Fence[],
): Fence | undefined {
  const name = path.posix.basename(url);
  const owned = templates.filter(
    (fence) =>
      fence.meta.of !== undefined && fence.meta.of === component.meta.title,
  );
  const titled = templates.filter(
    (fence) =>
      fence.meta.of === undefined &&
      path.posix.basename(fence.meta.title ?? '') === name,
  );
  return (
    owned.find(
      (fence) => path.posix.basename(fence.meta.title ?? '') === name,
    ) ??
    owned[0] ??
    titled.findLast((fence) => fence.line < component.line) ??
    titled[0]
  );
}

function findSetupProblems(
  file: string,
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
): Problem[] {
  return fence.meta.setup
    .filter((name) => !setups.has(name))
    .map((name) => ({
      file,
      line: fence.line,
      column: fence.column,
      message: `There is no content/_setup/${name}.ts. Create it, or use one of: ${[...setups.keys()].join(', ')}.`,
    }));
}

type Line = { text: string; origin: LineOrigin | undefined };

function fenceLines(fence: Fence): Line[] {
  return withoutRemovedLines(fence.code)
    .split('\n')
    .map((text, index) => ({
      text,
      origin: {
        line: fence.line + 1 + index,
        indent: fence.indents[index] ?? 0,
      },
    }));
}

function generated(text: string): Line {
  return { text, origin: undefined };
}

function pathOf(programDir: string, fence: Fence, fallback: string): string {
  // A title may climb out of its folder, and a fence's folder must stay its own.
  const name = (fence.meta.title ?? fallback).replaceAll('..', 'up');
  const isWanted = name.endsWith(path.extname(fallback));
  return path.posix.join(
    programDir,
    `line-${fence.line}`,
    isWanted ? name : fallback,
  );
}

function createFile(
  file: string,
  fence: Fence,
  virtualPath: string,
  lines: readonly Line[],
  isGenerated = false,
): VirtualFile {
  return {
    path: virtualPath,
    text: lines.map((line) => line.text).join('\n'),
    file,
    origins: lines.map((line) => line.origin),
    fence,
    isGenerated,
  };
}

function planModule(
  file: string,
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
  programDir: string,
): VirtualFile {
  const source = ts.createSourceFile(
    'sample.ts',
    withoutRemovedLines(fence.code),
    ts.ScriptTarget.Latest,
  );
  const taken = new Set(source.statements.flatMap(declaredNames));
  const lines = [
    ...setupImports(fence, setups, taken).map(generated),
    ...(fence.meta.isClassBody
      ? wrapInClass(fence, source)
      : fenceLines(fence)),
  ];
  return createFile(file, fence, pathOf(programDir, fence, 'sample.ts'), lines);
}

function setupImports(
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
  taken: Set<string>,
): string[] {
  return fence.meta.setup.map((name) => {
    const names = (setups.get(name)?.exports ?? []).filter(
      (exported) =>
        exported !== TEMPLATE_IMPORTS &&
        exported !== TEMPLATE_CONTEXT &&
        !taken.has(exported),
    );
    for (const exported of names) taken.add(exported);
    return names.length > 0
      ? `import { ${names.join(', ')} } from '${SETUP_ALIAS}${name}';`
      : '';
  });
}

function wrapInClass(fence: Fence, source: ts.SourceFile): Line[] {
  const lines = fenceLines(fence);
  const lastImport = source.statements.findLast(ts.isImportDeclaration);
  const importLines = lastImport
    ? source.getLineAndCharacterOfPosition(lastImport.end).line + 1
    : 0;
  return [
    generated(`import { Directive as SampleDirective } from '@angular/core';`),
    ...lines.slice(0, importLines),
    generated('@SampleDirective()'),
    generated('export class SampleClass {'),
    ...lines.slice(importLines),
    generated('}'),
  ];
}

function planTemplateModule(
  file: string,
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
  programDir: string,
  prelude: Settings['templates'],
): VirtualFile {
  const taken = new Set<string>();
  const imports = setupImports(fence, setups, taken);
  const known = Object.entries(prelude.imports);
  const directives = known.flatMap(([, names]) => names.map(aliasOf));
  const contexts: string[] = [];
  fence.meta.setup.forEach((name, index) => {
    const exported = setups.get(name)?.exports ?? [];
    if (exported.includes(TEMPLATE_IMPORTS)) {
      imports.push(
        `import { ${TEMPLATE_IMPORTS} as SampleImports${index} } from '${SETUP_ALIAS}${name}';`,
      );
      directives.push(`SampleImports${index}`);
    }
    if (exported.includes(TEMPLATE_CONTEXT)) {
      imports.push(
        `import type { ${TEMPLATE_CONTEXT} as SampleContext${index} } from '${SETUP_ALIAS}${name}';`,
      );
      contexts.push(`SampleContext${index}`);
    }
  });
  for (const [from, names] of Object.entries(prelude.types)) {
    for (const name of names.filter((one) => !taken.has(one))) {
      imports.push(`import type { ${name} } from '${from}';`);
    }
  }
  const heritage = contexts.length > 0 ? ` extends ${contexts.join(', ')}` : '';
  const lines = [
    `import { Component as SampleComponent } from '@angular/core';`,
    ...known.map(
      ([from, names]) =>
        `import { ${names.map((name) => `${name} as ${aliasOf(name)}`).join(', ')} } from '${from}';`,
    ),
    ...imports,
    `export interface SampleTemplate${heritage} { ${fence.meta.ctx ?? ''} }`,
    `@SampleComponent({ selector: 'sample-template', templateUrl: './template.html', imports: [${directives.join(', ')}] })`,
    'export class SampleTemplate {}',
  ].map(generated);
  const modulePath = path.posix.join(
    programDir,
    `line-${fence.line}`,
    'template-component.ts',
  );
  return createFile(file, fence, modulePath, lines, true);
}

/** A name that no setup file exports. */
const aliasOf = (name: string): string => `Sample${name}`;

/** Translates a place in a virtual file to the content file. */
export function originOf(
  file: VirtualFile,
  line: number,
  character: number,
): { line: number; column: number } {
  const origin = file.origins[line];
  if (origin) {
    return { line: origin.line, column: character + origin.indent + 1 };
  }
  if (!file.fence) return { line: line + 1, column: character + 1 };
  return { line: file.fence.line, column: file.fence.column };
}
