import type { ReactNode } from 'react';
import type { Scene } from './use-scene';

type LabFrameProps = {
  name: string;
  scene: Scene;
  /** What readers can choose before a run. */
  controls?: ReactNode;
  children: ReactNode;
};

/** What every scene has: a name, the bar with its button, and a place for what runs. */
export function LabFrame({ name, scene, controls, children }: LabFrameProps) {
  const { status, isRunning, stage, toggle } = scene;
  return (
    <div className="lab" role="group" aria-label={`Scene: ${name}`}>
      <div className="demo-bar">
        <button type="button" className="lab-run" onClick={toggle}>
          {isRunning ? 'Stop' : 'Run it here'}
        </button>
        {controls}
        <span className="demo-status" role="status">
          {status}
        </span>
      </div>
      {children}
      <div ref={stage} className="lab-stage" aria-hidden="true" />
    </div>
  );
}
