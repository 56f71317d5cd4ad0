import { useId } from 'react';
import type { ReactNode } from 'react';

/** Actions behind one button; a choice, Escape or a press elsewhere closes it. */
export function Menu({
  label,
  isDisabled,
  children,
}: {
  label: string;
  isDisabled: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="play-tool"
        popoverTarget={id}
        disabled={isDisabled}
      >
        {label}
      </button>
      <div
        id={id}
        className="play-menu"
        popover="auto"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
