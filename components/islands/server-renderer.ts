import type * as Renderer from 'react-dom/server';

/**
 * Requires a module while the site is built, with the installed packages: what the framework would bundle for server
 * components has neither hooks nor a renderer to strings.
 *
 * @param name package, or absolute path
 */
export function requireInstalled(name: string): unknown {
  const { createRequire } = process.getBuiltinModule('module');
  return createRequire(`${process.cwd()}/package.json`)(name);
}

/** React's own renderer, which modules of the server component graph may not import. */
export function serverRenderer() {
  return requireInstalled('react-dom/server') as typeof Renderer;
}
