import path from 'node:path';

import { measureCoverage } from '@/lib/api';
import { printProblems } from '@/lib/source';

const { packages, problems } = measureCoverage(
  path.join(process.cwd(), 'content'),
);
let missing = 0;
for (const one of packages) {
  missing += one.missing.length;
  console.log(
    `${one.package} ${one.version}: ${one.exports} exports, ${one.documented} documented, ${one.excepted} excepted, ${one.missing.length} missing`,
  );
  for (const name of one.missing) console.log(`  missing: ${name}`);
}
printProblems(problems);
if (missing > 0) {
  console.log(
    'Document each export on a page of its package, or list it in content/api/exceptions.json with the reason.',
  );
}
process.exitCode = missing > 0 || problems.length > 0 ? 1 : 0;
