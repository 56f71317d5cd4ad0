import { checkEngine } from './checks';
import { WEBKIT } from './start-engine';

checkEngine(WEBKIT);
