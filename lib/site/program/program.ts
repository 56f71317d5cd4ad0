/** What readers load; in development, `components/dev` starts the same. */
import { start } from './index';

start();
