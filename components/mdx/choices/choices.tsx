import type { ReactNode } from 'react';

/** A question whose answers lead to another one or to a page; the address tells the answers so far. */
export function Choices({ children }: { children: ReactNode }) {
  return (
    <div className="choices" data-choices="">
      {children}
    </div>
  );
}
