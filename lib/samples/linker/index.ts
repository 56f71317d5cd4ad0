/** Published Angular code as production builds bundle it: linked, and written so that what is not used can be left out. */

export { ANGULAR_PRODUCTION, linkAngular } from './production';
