import 'zone.js';

import { count } from './change-detection';

export { count };

// Read by the page around this frame: zone.js changes the globals of its document, which is why it has one of its own.
Object.assign(globalThis, { labCount: count });
