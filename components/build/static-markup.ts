import type { ReactElement } from 'react';

/**
 * Renders elements that hold no hooks and no client components to plain HTML.
 *
 * `react-dom/server` cannot be imported by modules of the server component graph, where pages are rendered; the
 * installed package's own renderer, required at run time, serves them and the scripts alike.
 */
export function toStaticMarkup(element: ReactElement): string {
  const { createRequire } = process.getBuiltinModule('module');
  const require = createRequire(`${process.cwd()}/package.json`);
  const server = require('react-dom/server') as {
    renderToStaticMarkup: (element: ReactElement) => string;
  };
  return server.renderToStaticMarkup(element);
}
