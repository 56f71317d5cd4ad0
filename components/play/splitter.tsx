import type { ChangeEvent } from 'react';

/** Moves the border between the code and its result; its parent has both. */
export function Splitter() {
  const move = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { style } = target.parentElement as HTMLElement;
    style.setProperty('--play-share', `${target.value}fr`);
    style.setProperty('--play-rest', `${100 - target.valueAsNumber}fr`);
  };
  return (
    <input
      type="range"
      className="play-splitter"
      aria-label="Width of the code"
      min={25}
      max={75}
      step={1}
      defaultValue={52}
      onChange={move}
    />
  );
}
