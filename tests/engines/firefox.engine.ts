import { checkEngine } from './checks';
import { FIREFOX } from './start-engine';

checkEngine(FIREFOX);
