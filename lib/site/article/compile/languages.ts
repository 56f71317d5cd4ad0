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

/** Where another grammar reads a language best: Angular's knows templates inside TypeScript. */
export const GRAMMARS: Readonly<Record<string, string>> = {
  ts: 'angular-ts',
  typescript: 'angular-ts',
  html: 'angular-html',
  jsonc: 'json',
};
