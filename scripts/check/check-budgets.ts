import { assertExport, printBudgets } from '@/lib/static-host';

await assertExport('out');
if (!printBudgets('out')) process.exitCode = 1;
