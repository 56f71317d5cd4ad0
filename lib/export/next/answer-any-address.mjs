import hooks from 'node:async_hooks';
import { createRequire } from 'node:module';

/**
 * Loaded into the development server. Before it answers a route with parameters, the server lists the route's addresses
 * in a process of its own: the first page waits for that, and a new page is "not found" until the list is made anew.
 * Routes look at the content themselves and know best which pages there are.
 */
if (/start-server(?:\.js)?$/.test(process.argv[1] ?? '')) {
  // React notes each promise of the process, with its stack, for tools that nobody has here; pages and saves wait for it.
  const none = { enable: () => none, disable: () => none };
  hooks.createHook = () => none;
  const { default: DevServer } = createRequire(import.meta.url)(
    'next/dist/server/dev/next-dev-server',
  );
  DevServer.prototype.getStaticPaths = () => Promise.resolve({});
}
