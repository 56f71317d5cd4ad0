import path from 'node:path';

import { withoutRemovedLines } from '@/lib/samples/fences';
import type { Fence } from './extract';
import type { Settings } from './settings';
import { declaredNames, type SetupFile } from './setup';
import { loadTypeScript } from './typescript';
import { fileOf, type VirtualFile } from './virtual-file';

/** Exports of setup files that only templates use. */
const TEMPLATE_CONTEXT = 'TemplateContext';
const FOR_TEMPLATES = ['TEMPLATE_IMPORTS', TEMPLATE_CONTEXT];

/** Alias under which samples import the setup files. */
export const SETUP_ALIAS = '@setup/';

/** The module of a `ts` fence: its code below the imports of its setup. */
export function planModule(
  file: string,
  fence: Fence,
  setups: ReadonlyMap<string, SetupFile>,
  programDir: string,
): VirtualFile {
  const ts = loadTypeScript();
  const source = ts.createSourceFile(
    'sample.ts',
    withoutRemovedLines(fence.code),
    ts.ScriptTarget.Latest,
  );
  const taken = new Set(source.statements.flatMap(declaredNames));
  const imports = setupImports(fence, setups, taken);
  return fileOf(file, fence, programDir, 'sample.ts', imports);
}

function setupImports(
  { meta }: Fence,
  setups: ReadonlyMap<string, SetupFile>,
  taken: Set<string>,
): string[] {
  return meta.setup.map((setup) => {
    const names = (setups.get(setup)?.exports() ?? []).filter(
      (name) => !FOR_TEMPLATES.includes(name) && !taken.has(name),
    );
    for (const name of names) taken.add(name);
    return names.length > 0
      ? `import { ${names.join(', ')} } from '${SETUP_ALIAS}${setup}';`
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
  const own = setupImports(fence, setups, taken);
  const used = [
    ...Object.entries(prelude.imports).flatMap(([from, names]) =>
      names.map((name) => ({ name, alias: `Sample${name}`, from })),
    ),
    ...templateSetups(fence, setups),
  ];
  const [directives, contexts] = [false, true].map((isContext) =>
    used
      .filter(({ name }) => (name === TEMPLATE_CONTEXT) === isContext)
      .map(({ alias }) => alias)
      .join(', '),
  );
  const lines = [
    `import { Component as SampleComponent } from '@angular/core';`,
    ...own,
    ...used.map(
      ({ name, alias, from }) =>
        `import { ${name === TEMPLATE_CONTEXT ? 'type ' : ''}${name} as ${alias} } from '${from}';`,
    ),
    ...Object.entries(prelude.types).flatMap(([from, names]) =>
      names
        .filter((name) => !taken.has(name))
        .map((name) => `import type { ${name} } from '${from}';`),
    ),
    `export interface SampleTemplate${contexts && ` extends ${contexts}`} { ${fence.meta.ctx ?? ''} }`,
    `@SampleComponent({ selector: 'sample-template', templateUrl: './template.html', imports: [${directives}] })`,
    'export class SampleTemplate {}',
  ];
  const folder = path.posix.join(programDir, `line-${fence.line}`);
  return {
    path: path.posix.join(folder, 'template-component.ts'),
    text: lines.join('\n'),
    file,
    fence,
    generatedLines: Infinity,
  };
}

/** What the setup files of a fence give its template. */
function templateSetups(
  { meta }: Fence,
  setups: ReadonlyMap<string, SetupFile>,
) {
  return meta.setup.flatMap((setup, index) =>
    FOR_TEMPLATES.filter((name) =>
      setups.get(setup)?.exports().includes(name),
    ).map((name) => ({
      name,
      alias: `Sample${name}${index}`,
      from: SETUP_ALIAS + setup,
    })),
  );
}
