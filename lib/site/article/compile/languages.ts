/** Languages that content may use, with the name shown on the block. */
export const LANGUAGE_LABELS: Record<string, string> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  mjs: 'JavaScript',
  html: 'HTML',
  'angular-html': 'Angular template',
  xml: 'XML',
  css: 'CSS',
  scss: 'SCSS',
  json: 'JSON',
  jsonc: 'JSON',
  yaml: 'YAML',
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  diff: 'Diff',
  nginx: 'nginx',
  md: 'Markdown',
  mdx: 'MDX',
  text: 'Text',
};

/** The grammar that reads a language best: Angular's knows templates inside TypeScript. */
export function grammarOf(language: string): string {
  switch (language) {
    case 'ts':
    case 'typescript':
      return 'angular-ts';
    case 'html':
      return 'angular-html';
    case 'sh':
    case 'shell':
      return 'bash';
    case 'javascript':
    case 'mjs':
      return 'js';
    case 'jsonc':
      return 'json';
    default:
      return language;
  }
}
