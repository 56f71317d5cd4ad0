import { assertExport, printBudgets } from '@/lib/export/host';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Compares the bytes that readers load with their limits.

npm run check:budgets -- [--verbose]

  --verbose   all of them, and not the broken ones alone`;

const { values } = readOptions(USAGE, {
  options: { verbose: { type: 'boolean', default: false } },
});
assertExport('out');
if (!printBudgets('out', values.verbose)) process.exitCode = 1;
