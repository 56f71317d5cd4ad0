import type { ReactNode } from 'react';

/** A demo of several files: tabs of its code, which the compiler makes, and below them what runs. */
export function DemoFiles({ children }: { children: ReactNode }) {
  return <div className="demo-files">{children}</div>;
}
