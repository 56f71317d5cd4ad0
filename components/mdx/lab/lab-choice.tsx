/** One of several values of a scene. */
export function LabChoice({
  name,
  label,
  values,
  chosen,
}: {
  name: string;
  label: string;
  values: readonly (string | number)[];
  chosen: string | number | undefined;
}) {
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={chosen} autoComplete="off">
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}
