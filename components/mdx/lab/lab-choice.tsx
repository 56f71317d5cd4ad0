import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** One of several values of a scene. */
export function LabChoice<Value extends string | number>({
  label,
  values,
  chosen,
  onChoose,
}: {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = (text: string) => {
    const value = values.find((each) => String(each) === text);
    if (value !== undefined) onChoose(value);
  };
  const keep = useEffectEvent((text: string) => {
    if (text !== String(chosen)) choose(text);
  });
  useLayoutEffect(() => {
    // Readers may have chosen before this was alive.
    if (select.current) keep(select.current.value);
  }, []);
  return (
    <label>
      {label}{' '}
      <select
        ref={select}
        value={chosen}
        autoComplete="off"
        onChange={({ target }) => choose(target.value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}
