import { printBudgets } from '@/lib/static-host';

if (!printBudgets('out')) process.exitCode = 1;
