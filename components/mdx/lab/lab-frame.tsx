import type { ReactNode } from 'react';

/** What every scene has: a name, the bar with its button, and a place for what runs. */
export function LabFrame({
  name,
  scene,
  controls,
  children,
}: {
  name: string;
  /** What the script of the lab knows the scene by. */
  scene: string;
  /** What readers can choose before a run. */
  controls?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className="lab"
      role="group"
      aria-label={`Scene: ${name}`}
      data-render-lab={scene}
    >
      <div className="demo-bar">
        <button type="button" data-demo-run data-lab-run>
          Run it here
        </button>
        {controls}
        <span className="demo-status" role="status" />
      </div>
      {children}
      <div className="lab-stage" aria-hidden="true" />
    </div>
  );
}
