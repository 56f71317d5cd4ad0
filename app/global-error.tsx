'use client';

import { CrashReport } from '@/components/layout/crash-report';

export default function ShellCrash({
  error,
  reset,
}: {
  error: unknown;
  reset: () => void;
}) {
  return (
    <html lang="en">
      <body>
        <CrashReport error={error} retry={reset} />
      </body>
    </html>
  );
}
