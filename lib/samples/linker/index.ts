/** How scripts for browsers are bundled; published Angular code is linked, and written so that what is not used can be left out. */

export { ANGULAR_PRODUCTION, BROWSER_SCRIPT, linkAngular } from './production';
