import { element } from '@/lib/base/browser/dom';
import { Mistake } from '../compile';
import type { Linter, LintRules } from '../lint';
import type { Parts } from './parts';
import { drawReports, hint, type GoTo } from './results';

/** What the lint rules report of the open file. */
export class LintPanel {
  #rules: LintRules | undefined;
  #isWanted: boolean;
  #file: { name: string; text: string } | undefined;

  /** @param rules those that are on; without them all are */
  constructor(
    private readonly parts: Parts,
    rules: LintRules | undefined,
    private readonly loadLinter: () => Promise<Linter>,
    private readonly goTo: GoTo,
  ) {
    this.#rules = rules;
    this.#isWanted = rules !== undefined;
    for (const tab of parts.tabs) {
      // The rules are loaded for those who ask for them.
      if (tab.textContent !== 'Lint') continue;
      const want = () => {
        this.#isWanted = true;
        void this.update(this.#file);
      };
      tab.addEventListener('click', want);
      tab.addEventListener('focus', want);
    }
  }

  /** Lints a file, once the rules were asked for. */
  async update(
    file: { name: string; text: string } | undefined,
  ): Promise<void> {
    this.#file = file;
    if (!file || !this.#isWanted) return;
    const { lint } = this.parts;
    try {
      const { lintFile, ruleNames } = await this.loadLinter();
      const rules =
        this.#rules ?? Object.fromEntries(ruleNames.map((name) => [name, []]));
      lint.replaceChildren(
        this.#draw(ruleNames),
        drawReports(lintFile(file.text, rules), file.name, this.goTo),
      );
    } catch (error) {
      lint.replaceChildren(
        hint(
          error instanceof Mistake
            ? `Line ${error.line}: ${error.message}`
            : 'The rules could not be loaded. Check the connection.',
        ),
      );
    }
  }

  /** The choice of rules. */
  #draw(names: readonly string[]): HTMLElement {
    const [only, more] = Object.keys(this.#rules ?? {});
    const chosen = only !== undefined && more === undefined ? only : '';
    const options = this.#rules ?? {};
    const select = element(
      'select',
      { class: 'play-rules' },
      element('option', { value: '' }, 'All rules'),
      ...names.map((name) =>
        element('option', { value: name, selected: name === chosen }, name),
      ),
    );
    select.addEventListener('change', () => {
      this.#rules =
        select.value === ''
          ? undefined
          : { [select.value]: options[select.value] ?? [] };
      void this.update(this.#file).then(() =>
        this.parts.lint.querySelector('select')?.focus(),
      );
    });
    return element('label', { class: 'play-choice' }, 'Rule ', select);
  }
}
