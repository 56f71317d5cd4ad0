import type { ReactNode, Ref } from 'react';

type ToolProps = {
  ref?: Ref<HTMLButtonElement>;
  /** Whether it is what most readers want next. */
  isMain?: boolean;
  isOff?: boolean;
  onUse: () => void;
  children: ReactNode;
};

/** A button of the playground. */
export function Tool(props: ToolProps) {
  const { ref, isMain = false, isOff = false, onUse, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={isMain ? 'play-tool play-main' : 'play-tool'}
      disabled={isOff}
      onClick={onUse}
    >
      {children}
    </button>
  );
}
