/** Published Angular code as production builds bundle it: linked, and written so that what nobody uses is left out. */

export { ANGULAR_PRODUCTION, linkAngular } from './production';
