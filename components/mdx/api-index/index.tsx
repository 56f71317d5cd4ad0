import { z } from 'zod';
import { Link } from '@/components/ui/link';
import { allExports, exportFacts } from '@/lib/packages';
import type { ApiSymbol } from '@/lib/packages';
import { part } from '../part';
import { costText } from '../shared/export-line';
import { TableFrame } from '../shared/table-frame';
import { API, HOMES, PACKAGE_FACTS } from '../sources';

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

/** Every public export in a row; a form above narrows the table to what is looked for. */
export const apiIndex = {
  ApiIndex: part({
    props: z.strictObject({}),
    uses: { api: API, packageFacts: PACKAGE_FACTS, homes: HOMES },
    markdown: { 'api-filter': 'omit' },
    // The pages that document them shall be found.
    unsearched: ['api-index'],
    draw: (_, { api: { packages }, packageFacts, homes }) => {
      const exports = allExports(packages);
      const kinds = new Set(exports.map(({ symbol }) => symbol.kind));
      const rows = exports.map(({ entry, symbol, key }) => {
        const about = exportFacts(packageFacts, entry, symbol.name);
        return [
          <Name key="name" {...symbol} href={homes.get(key)?.()} />,
          <code key="entry">{entry}</code>,
          symbol.kind,
          about?.since ?? 'not published yet',
          about ? costText(about) : '',
        ];
      });
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
            heads={['Export', 'Import from', 'Kind', 'Since', 'Cost']}
            rows={rows}
          />
        </site-api-index>
      );
    },
  }),
};

function Name(props: ApiSymbol & { href: string | undefined }) {
  const { name, deprecated, href } = props;
  const code = <code>{name}</code>;
  return (
    <>
      {href ? <Link href={href}>{code}</Link> : code}
      {deprecated !== null && <small> deprecated</small>}
    </>
  );
}
