import { assertExport, printBudgets } from '@/lib/export/host';

await assertExport('out');
if (!printBudgets('out', process.argv.includes('--verbose')))
  process.exitCode = 1;
