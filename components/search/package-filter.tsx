/** Packages by the folder of their pages. */
const PACKAGES = [
  ['', 'All'],
  ['state', 'State'],
  ['template', 'Template'],
  ['cdk', 'CDK'],
  ['isr', 'ISR'],
  ['eslint-plugin', 'ESLint'],
] as const;

/** Limits search to the pages of one package. */
export function PackageFilter(props: {
  name: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <fieldset className="search-packages">
      <legend className="visually-hidden">Package</legend>
      {PACKAGES.map(([value, label]) => (
        <label key={value} className="search-package">
          <input
            type="radio"
            className="visually-hidden"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
