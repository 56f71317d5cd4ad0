import path from 'node:path';

import type { Fence } from './extract';
import { TEMPLATE_LANGUAGES, TYPESCRIPT_LANGUAGES } from '@/lib/samples/fences';
import type { Problem } from '@/lib/base/source';
import type { Settings } from './settings';
import { planModule, planTemplateModule } from './plan-module';
import type { SetupFile } from './setup';
import { fileOf, type VirtualFile } from './virtual-file';

/** A fence the compiler sees. */
export type Sample = {
  fence: Fence;
  /** The module that is type-checked. */
  module: VirtualFile;
  /** The template of an `html` fence. */
  template: VirtualFile | undefined;
};

export type PagePlan = {
  samples: Sample[];
  problems: Problem[];
};

/** Whether the compiler is to see a fence. */
export function isChecked(fence: Fence): boolean {
  if (fence.meta.ignore !== undefined || fence.meta.eslint) return false;
  return TYPESCRIPT_LANGUAGES.includes(fence.lang) || isTemplate(fence);
}

/** A whole document is a page, not the template of a component. */
function isTemplate({ lang, code }: Fence): boolean {
  return TEMPLATE_LANGUAGES.includes(lang) && !/^\s*<!doctype/i.test(code);
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
  const plan: PagePlan = { samples: [], problems: [] };
  for (const fence of fences.filter(isChecked)) {
    plan.problems.push(...findSetupProblems(file, fence, setups));
    if (!isTemplate(fence)) {
      const module = planModule(file, fence, setups, programDir);
      plan.samples.push({ fence, module, template: undefined });
      continue;
    }
    const template = fileOf(file, fence, programDir, 'template.html');
    const module = planTemplateModule(file, fence, setups, programDir, prelude);
    plan.samples.push({ fence, module, template });
  }
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
  const nameOf = ({ fence: { meta } }: Sample) =>
    path.posix.normalize((meta.title ?? '').replace(/\.ts$/, ''));
  // A page may show a file twice: the last one before the importer counts, else the first after.
  const nearest = (isMeant: (name: string) => boolean) => {
    const meant = plan.samples.filter(
      (one) =>
        one.fence.meta.title && one.fence !== importer && isMeant(nameOf(one)),
    );
    return (
      meant.findLast(({ fence }) => fence.line < importer.line) ?? meant[0]
    );
  };
  const { basename } = path.posix;
  return (
    nearest((name) => [wanted, `${wanted}/index`].includes(name)) ??
    nearest((name) => basename(name) === basename(wanted))
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
