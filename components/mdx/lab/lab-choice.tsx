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
  const choose = (text: string) => {
    const value = values.find((each) => String(each) === text);
    if (value !== undefined) onChoose(value);
  };
  return (
    <label>
      {label}{' '}
      <select
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
