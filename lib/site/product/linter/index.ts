import plugin from '@rx-angular/eslint-plugin';
import { createLinter } from '@/lib/playground/lint';

/** The rules of RxAngular's plugin, as the playground runs them; apart from its other settings, as few readers load it. */
export const LINT = createLinter(plugin.rules, '@rx-angular/');
