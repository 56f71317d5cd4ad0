'use client';

import { Component } from 'react';
import type { ReactNode } from 'react';

type State = { error?: unknown };

/** Says in the place of a part that it crashed; the page around it stays as it is. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="crashed-part" role="alert">
        <p>
          <strong>This part crashed.</strong>{' '}
          {error instanceof Error ? error.message : String(error)}
        </p>
        <button
          type="button"
          className="button"
          onClick={() => this.setState({ error: undefined })}
        >
          Try again
        </button>
      </div>
    );
  }
}
