import { Link } from '@/components/ui/link';
import { allExports, exportFacts } from '@/lib/packages';
import type { ApiPackage, ApiSymbol, PackageFacts } from '@/lib/packages';
import { costText } from '../shared/export-line';
import { TableFrame } from '../shared/table-frame';

const HEADS = ['Export', 'Import from', 'Kind', 'Since', 'Cost'];

type IndexProps = {
  packages: readonly ApiPackage[];
  facts: PackageFacts;
  /** The place that documents each export, by `entry#name`. */
  homes: ReadonlyMap<string, string>;
};

/** Every public export in a row; a form above narrows the table to what is looked for. */
export function ApiIndex({ packages, facts, homes }: IndexProps) {
  const rows = allExports(packages);
  const kinds = new Set(rows.map(({ symbol }) => symbol.kind));
  return (
    <site-api-index>
      <Filter
        packages={packages.map((one) => one.package)}
        kinds={[...kinds].sort()}
        count={rows.length}
      />
      <TableFrame
        name="Public exports"
        className="api-index fits stacks"
        heads={HEADS}
        rows={rows.map(({ entry, symbol, key }) => [
          <Name key="name" {...symbol} href={homes.get(key)} />,
          <code key="entry">{entry}</code>,
          symbol.kind,
          ...factCells(facts, entry, symbol),
        ])}
      />
    </site-api-index>
  );
}

function Name({
  name,
  deprecated,
  href,
}: ApiSymbol & { href: string | undefined }) {
  const code = <code>{name}</code>;
  return (
    <>
      {href ? <Link href={href}>{code}</Link> : code}
      {deprecated !== null && <small> deprecated</small>}
    </>
  );
}

function factCells(
  facts: PackageFacts,
  entry: string,
  { name }: ApiSymbol,
): string[] {
  const about = exportFacts(facts, entry, name);
  return [about?.since ?? 'not published yet', about ? costText(about) : ''];
}

function Filter(props: {
  packages: readonly string[];
  kinds: readonly string[];
  count: number;
}) {
  return (
    <form
      className="api-filter form-row needs-js"
      role="search"
      aria-label="Exports"
    >
      <label className="form-wide">
        Name
        <input
          type="search"
          name="name"
          placeholder="rxLet"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Choice name="Package" values={props.packages} />
      <Choice name="Kind" values={props.kinds} />
      <label>
        <input type="checkbox" name="deprecated" value="only" />
        Deprecated only
      </label>
      <p>
        <output>{props.count} exports</output>{' '}
        <button type="reset" className="text-button" hidden>
          Clear the filter
        </button>
      </p>
    </form>
  );
}

function Choice({ name, values }: { name: string; values: readonly string[] }) {
  const lower = name.toLowerCase();
  return (
    <label>
      {name}
      <select name={lower}>
        <option value="">{`All ${lower}s`}</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}
