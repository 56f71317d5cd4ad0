/**
 * Checks the samples of a content folder in a process of its own, and writes what it finds as a list.
 *
 *   check-samples.ts <repository> <content>
 */
import { formatProblem } from '@/lib/base/source';
import { verifySamples } from '@/lib/samples/verify';

const [rootDir = '', contentDir = ''] = process.argv.slice(2);
const { problems } = await verifySamples({ rootDir, contentDir });
console.log(JSON.stringify(problems.map(formatProblem)));
