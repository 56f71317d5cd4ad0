import { readOptions } from './options';

const USAGE = `Finds the browser and the nginx that samples and tests need, or installs them where it may.

npm run browser

It has no flags, and leaves the path of the browser in .cache/browser.json.`;

readOptions(USAGE, {});
await import('./ensure-browser');
await import('./ensure-nginx');
