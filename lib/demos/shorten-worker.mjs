// Makes one file shorter, beside the process that has others to do.
import { parentPort, workerData } from 'node:worker_threads';

import { minify } from 'terser';

const { text, options } = workerData;
parentPort.postMessage((await minify(text, options)).code);
