import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';

const RULE = '@typescript-eslint/no-restricted-imports';

/** Messages of the direction rule for one module. */
async function directionErrors(
  filePath: string,
  source: string,
): Promise<number> {
  const eslint = new ESLint();
  const [result] = await eslint.lintText(source, { filePath });
  return result?.messages.filter(({ ruleId }) => ruleId === RULE).length ?? 0;
}

const FORBIDDEN = [
  ['lib/nav/x.ts', "import { a } from '@/components/ui/icon';"],
  ['lib/nav/x.ts', "import { a } from '@/app/layout';"],
  ['components/ui/x.tsx', "import { a } from '@/app/layout';"],
  ['app/x.tsx', "import { a } from '@/scripts/prebuild';"],
  ['lib/browser/x.ts', "import { a } from '@/lib/content/load-site';"],
  ['lib/content/x.ts', "import { a } from '@/lib/browser/media';"],
  ['lib/mdx/x.ts', "import { a } from '@/lib/browser/navigation/links';"],
  [
    'components/docs/x.client.tsx',
    "import { a } from '@/lib/content/load-site';",
  ],
] as const;

for (const [file, source] of FORBIDDEN) {
  test(`${file} may not contain: ${source}`, async () => {
    expect(await directionErrors(file, source)).toBe(1);
  });
}

const ALLOWED = [
  ['app/x.tsx', "import { a } from '@/components/ui/icon';"],
  ['components/ui/x.tsx', "import { a } from '@/lib/nav/sidebar';"],
  ['lib/browser/x.ts', "import { a } from '@/lib/url/path';"],
  ['lib/content/x.ts', "import { a } from '@/lib/nav/sidebar';"],
] as const;

for (const [file, source] of ALLOWED) {
  test(`${file} may contain: ${source}`, async () => {
    expect(await directionErrors(file, source)).toBe(0);
  });
}
