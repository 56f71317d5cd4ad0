'use client';

import { useState } from 'react';

/** Counts presses: the smallest component with a state. Without scripts the text stays and the button goes. */
export default function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <p>
      Pressed {count} times.{' '}
      <button
        type="button"
        className="button needs-js"
        onClick={() => setCount(count + 1)}
      >
        Press
      </button>
    </p>
  );
}
