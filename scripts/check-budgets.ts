import { printBudgets } from '@/lib/export/budgets';

if (!printBudgets('out')) process.exitCode = 1;
