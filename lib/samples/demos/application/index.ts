/** Angular in a page with a strict policy; apart, because it runs in the browser. */

export { createStrictApplication } from './create-application';
