'use client';

import { CrashReport } from '@/components/layout/crash-report';

export default function PageCrash({
  error,
  reset,
}: {
  error: unknown;
  reset: () => void;
}) {
  return <CrashReport error={error} retry={reset} />;
}
