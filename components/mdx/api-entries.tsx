import type GithubSlugger from 'github-slugger';
import type {
  ApiTable as ApiTableFacts,
  ApiTableGroup,
  ApiTableRow,
  ApiTableShow,
} from '@/lib/api';
import { DocText } from './doc-text';
import { TableFrame } from './table-frame';

const HEADS: Record<ApiTableShow, string> = {
  inputs: 'Input',
  outputs: 'Output',
  members: 'Member',
  parameters: 'Parameter',
  signature: '',
};

/** A table of at most so many rows is named by them. */
const NAMED_ROWS = 3;

/**
 * Facts from the published declarations: a table, or a block with the declaration itself.
 *
 * @param props.signatures highlighted declarations
 * @param props.slugger keeps ids unique on the page
 */
export function ApiTable({
  facts,
  signatures,
  slugger,
}: {
  facts: ApiTableFacts;
  signatures: ReadonlyMap<string, string>;
  slugger: GithubSlugger;
}) {
  if (facts.show === 'signature') {
    return <Signature facts={facts} signatures={signatures} />;
  }
  return facts.groups.map((group, index) => (
    <ApiGroup
      key={index}
      facts={facts}
      group={group}
      overload={facts.groups.length > 1 ? index + 1 : undefined}
      slugger={slugger}
    />
  ));
}

function Signature({
  facts,
  signatures,
}: {
  facts: ApiTableFacts;
  signatures: ReadonlyMap<string, string>;
}) {
  const html = signatures.get(facts.code);
  return (
    <figure className="code">
      <figcaption>
        <span className="code-language">TypeScript</span>
      </figcaption>
      <pre
        tabIndex={0}
        role="group"
        aria-label={`Declaration of ${facts.symbol}`}
        {...(html
          ? { dangerouslySetInnerHTML: { __html: html } }
          : { children: <code>{facts.code}</code> })}
      />
      <p className="verdict verdict-declared">{sourceOf(facts)}</p>
    </figure>
  );
}

function sourceOf({ entry, version }: ApiTableFacts): string {
  return `Declared in ${entry} ${version}`;
}

function ApiGroup({
  facts,
  group,
  overload,
  slugger,
}: {
  facts: ApiTableFacts;
  group: ApiTableGroup;
  overload: number | undefined;
  slugger: GithubSlugger;
}) {
  const { rows, returns, signature } = group;
  const hasDefaults = rows.some((row) => row.default !== null);
  const hasDocs = rows.some((row) => row.doc !== '' || row.deprecated !== null);
  // A page may show one symbol in several tables, each a landmark of its own.
  const isPiece = rows.length > 0 && rows.length <= NAMED_ROWS;
  const subject = isPiece ? rows.map((row) => row.name).join(', ') : facts.show;
  const name = `API of ${facts.symbol}: ${subject}`;
  return (
    <>
      {signature && (
        <p>
          <code>{signature}</code>
        </p>
      )}
      {rows.length > 0 && (
        <TableFrame
          name={overload ? `${name}, overload ${overload}` : name}
          className="api"
        >
          <thead>
            <tr>
              <th>{HEADS[facts.show]}</th>
              <th>Type</th>
              {hasDefaults && <th>Default</th>}
              {hasDocs && <th>Description</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const id = slugger.slug(`api ${facts.symbol} ${row.name}`);
              return (
                <tr key={row.name} id={id}>
                  <th scope="row">
                    <a href={`#${id}`}>
                      <code>{row.name}</code>
                    </a>
                    <Flag row={row} show={facts.show} />
                  </th>
                  <td>
                    {row.types.map((type) => (
                      <code key={type}>{type}</code>
                    ))}
                  </td>
                  {hasDefaults && (
                    <td>{row.default && <code>{row.default}</code>}</td>
                  )}
                  {hasDocs && (
                    <td>
                      <Description row={row} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </TableFrame>
      )}
      {returns && <Returns {...returns} />}
    </>
  );
}

/** Says only what is not the rule for such a table: inputs are optional, parameters required. */
function Flag({ row, show }: { row: ApiTableRow; show: ApiTableShow }) {
  const flag = row.deprecated !== null ? 'deprecated' : requirement(row, show);
  return flag && <small>{flag}</small>;
}

function requirement(row: ApiTableRow, show: ApiTableShow): string | undefined {
  if (show === 'inputs') return row.isRequired ? 'required' : undefined;
  const isOptional =
    !row.isRequired &&
    show !== 'outputs' &&
    !row.name.endsWith('()') &&
    !row.name.startsWith('...');
  return isOptional ? 'optional' : undefined;
}

function Description({ row: { doc, deprecated } }: { row: ApiTableRow }) {
  return (
    <>
      {deprecated && (
        <>
          <strong>Deprecated:</strong>{' '}
          <DocText text={sentence(deprecated)} />{' '}
        </>
      )}
      <DocText text={doc} />
    </>
  );
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

function Returns({ type, doc }: { type: string; doc: string }) {
  return (
    <p>
      Returns <code>{type}</code>
      {/* Some comments of the packages repeat the type in place of words. */}
      {doc && doc !== type && (
        <>
          : <DocText text={doc} />
        </>
      )}
    </p>
  );
}
