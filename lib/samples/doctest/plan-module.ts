import path from 'node:path';

import ts from 'typescript';

import { withoutRemovedLines } from '@/lib/samples/fences';
import type { Fence } from './extract';
import type { Settings } from './settings';
import {
  declaredNames,
  TEMPLATE_CONTEXT,
  TEMPLATE_IMPORTS,
  type SetupFile,
} from './setup';
import { createFile, fenceLines, generated, pathOf } from './virtual-file';
import type { VirtualFile } from './virtual-file';

/** Alias under which samples import the setup files. */
export const SETUP_ALIAS = '@setup/';

/** The module of a `ts` fence: its code below the imports of its setup. */
export function planModule(
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
    ...fenceLines(fence),
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

/** A component around an `html` fence, with what every template may use. */
export function planTemplateModule(
  file: string,
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
  programDir: string,
  prelude: Settings['templates'],
): VirtualFile {
  const taken = new Set<string>();
  const imports = setupImports(fence, setups, taken);
  const known = Object.entries(prelude.imports);
  const own = templateSetups(fence, setups);
  const directives = known.flatMap(([, names]) => names.map(aliasOf));
  directives.push(...own.directives);
  imports.push(...own.imports);
  for (const [from, names] of Object.entries(prelude.types)) {
    for (const name of names.filter((one) => !taken.has(one))) {
      imports.push(`import type { ${name} } from '${from}';`);
    }
  }
  const { contexts } = own;
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

/** What the setup files of a fence give its template, and how it is imported. */
function templateSetups(
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
): { imports: string[]; directives: string[]; contexts: string[] } {
  const imports: string[] = [];
  const directives: string[] = [];
  const contexts: string[] = [];
  fence.meta.setup.forEach((name, index) => {
    const from = `from '${SETUP_ALIAS}${name}';`;
    const exported = setups.get(name)?.exports ?? [];
    if (exported.includes(TEMPLATE_IMPORTS)) {
      const alias = `SampleImports${index}`;
      imports.push(`import { ${TEMPLATE_IMPORTS} as ${alias} } ${from}`);
      directives.push(alias);
    }
    if (exported.includes(TEMPLATE_CONTEXT)) {
      const alias = `SampleContext${index}`;
      imports.push(`import type { ${TEMPLATE_CONTEXT} as ${alias} } ${from}`);
      contexts.push(alias);
    }
  });
  return { imports, directives, contexts };
}

/** A name that no setup file exports. */
const aliasOf = (name: string): string => `Sample${name}`;
