import { childrenOf, parse, type AstNode } from '@/lib/samples/promises';
import type { Project } from '../link';
import angular from './template/angular.json' with { type: 'json' };
import tsconfig from './template/tsconfig.json' with { type: 'json' };

/** Exact versions by the names of packages. */
export type Versions = {
  /** What programs may import, and what those need. */
  packages: Readonly<Record<string, string>>;
  /** What builds them. */
  tools: Readonly<Record<string, string>>;
  /** What packages ask for beside them, by their names. */
  peers: Readonly<Record<string, readonly string[]>>;
};

/** Every application has them, whatever it imports. */
const ALWAYS = [
  '@angular/common',
  '@angular/compiler',
  '@angular/core',
  '@angular/platform-browser',
  'rxjs',
  'tslib',
];

/**
 * The files of a workspace that `npm install && npx ng build` builds.
 *
 * @param files the first one runs
 * @param name of the package
 * @returns texts by path
 * @throws Mistake when a file cannot be parsed
 */
export function workspaceOf(
  files: Project['files'],
  name: string,
  versions: Versions,
): Record<string, string> {
  const [entry] = files;
  const root = rootOf(entry?.text ?? '');
  const own = files.map(({ name: file, text }) => [
    `src/app/${file}`,
    file === entry?.name && root && !root.isExported
      ? `${text}\nexport { ${root.name} };\n`
      : text,
  ]);
  const module = `./app/${(entry?.name ?? '').replace(/\.ts$/, '')}`;
  return {
    'package.json': json(packageOf(files, name, versions)),
    'angular.json': json(angular),
    'tsconfig.json': json(tsconfig),
    'README.md': readme(name),
    'src/index.html': indexOf(name, root?.selector),
    'src/main.ts': root
      ? mainOf(root.name, module)
      : `import '${module}';\n\n// It shows nothing: what it logs is in the console of the browser.\n`,
    ...Object.fromEntries(own),
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function packageOf(
  files: Project['files'],
  name: string,
  { packages, tools, peers }: Versions,
): object {
  const imported = files
    .filter((file) => file.name.endsWith('.ts'))
    .flatMap(({ text }) => importedBy(text));
  const beside = imported.flatMap((one) => peers[one] ?? []);
  const wanted = new Set([...ALWAYS, ...imported, ...beside]);
  const known = Object.entries(packages).filter(([one]) => wanted.has(one));
  return {
    name,
    version: '0.0.0',
    private: true,
    scripts: { start: 'ng serve', build: 'ng build' },
    dependencies: Object.fromEntries(known),
    devDependencies: tools,
  };
}

/** Names of the packages that a file imports. */
function importedBy(text: string): string[] {
  return childrenOf(parse(text).program).flatMap(({ source }) => {
    const parts = String(source?.value ?? '').split('/');
    return parts[0]?.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  }) as string[];
}

type Root = { name: string; selector: string; isExported: boolean };

/** The component that no other one of the file shows, as the preview has it: the last one. */
function rootOf(text: string): Root | undefined {
  return childrenOf(parse(text).program)
    .flatMap((node) => {
      const declared = node.declaration ?? node;
      const options = optionsOf(declared) ?? optionsOf(node);
      const name = declared.id?.name;
      if (!options || name === undefined) return [];
      const isExported = node.type === 'ExportNamedDeclaration';
      return [{ name, selector: selectorOf(options), isExported }];
    })
    .at(-1);
}

/** What `@Component` of a class gets. */
function optionsOf({ decorators = [] }: AstNode): AstNode | undefined {
  const calls = decorators.map(({ expression }) => expression);
  return calls.flatMap((call) => {
    const isComponent =
      typeof call === 'object' && call.callee?.name === 'Component';
    return isComponent ? (call.arguments?.[0] ?? []) : [];
  })[0];
}

function selectorOf({ properties = [] }: AstNode): string {
  const written = properties.find(({ key }) => key?.name === 'selector');
  const { value } = (written?.value ?? {}) as { value?: unknown };
  // What Angular takes where none is written, or one that no element has.
  return typeof value === 'string' && /^[a-z][\w-]*$/.test(value)
    ? value
    : 'ng-component';
}

const mainOf = (component: string, module: string) =>
  `import { bootstrapApplication } from '@angular/platform-browser';
import { ${component} } from '${module}';

bootstrapApplication(${component}).catch((error: unknown) => console.error(error));
`;

const indexOf = (name: string, selector = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${name}</title>
    <base href="/">
    <meta name="viewport" content="width=device-width, initial-scale=1">
  </head>
  <body>
    ${selector && `<${selector}></${selector}>`}
  </body>
</html>
`;

const readme = (name: string) => `# ${name}

A program from the playground of these packages, with the versions that it ran with.

\`\`\`bash
npm install
npm start
\`\`\`
`;
