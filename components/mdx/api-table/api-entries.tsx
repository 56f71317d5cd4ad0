import type GithubSlugger from 'github-slugger';
import type { ReactNode } from 'react';
import type {
  ApiTable as ApiTableFacts,
  ApiTableGroup,
  ApiTableRow,
  ApiTableShow,
} from '@/lib/packages';
import type { ExportFacts } from '@/lib/packages';
import { DocText } from '../shared/doc-text';
import { ExportLine, SinceTag } from '../shared/export-line';

/** A list of at most so many entries is named by them. */
const NAMED_ROWS = 3;

type ApiProps = {
  facts: ApiTableFacts;
  /** What is known of the export from its packages; nothing for a development tool. */
  about: ExportFacts | undefined;
  drawCode: DrawCode;
};

/** Draws TypeScript of the facts. */
type DrawCode = (text: string) => ReactNode;

/**
 * Facts from the published declarations: entries, or a block with the declaration itself.
 *
 * @param props.slugger keeps ids unique on the page
 * @param props.isFirst whether nothing above on the page describes the export
 */
export function ApiEntries({
  facts,
  about,
  drawCode,
  slugger,
  isFirst,
}: ApiProps & { slugger: GithubSlugger; isFirst: boolean }) {
  return (
    <>
      {facts.show === 'signature' ? (
        <Signature facts={facts} drawCode={drawCode} />
      ) : (
        facts.groups.map((group, index) => (
          <ApiGroup
            key={index}
            facts={facts}
            about={about}
            group={group}
            overload={facts.groups.length > 1 ? index + 1 : undefined}
            slugger={slugger}
            drawCode={drawCode}
          />
        ))
      )}
      {isFirst && about && (
        <ExportLine entry={facts.entry} name={facts.symbol} facts={about} />
      )}
    </>
  );
}

function Signature({ facts, drawCode }: Omit<ApiProps, 'about'>) {
  return (
    <figure className="code">
      <figcaption>
        <span className="code-language">TypeScript</span>
      </figcaption>
      <pre
        tabIndex={0}
        role="group"
        aria-label={`Declaration of ${facts.symbol}`}
      >
        {drawCode(facts.code)}
      </pre>
      <p className="verdict verdict-declared">
        {`Declared in ${facts.entry} ${facts.version}`}
      </p>
    </figure>
  );
}

function ApiGroup({
  facts,
  about,
  group,
  overload,
  slugger,
  drawCode,
}: ApiProps & {
  group: ApiTableGroup;
  overload: number | undefined;
  slugger: GithubSlugger;
}) {
  const { rows, returns, signature } = group;
  // A page may show one symbol in several lists, each with a name of its own.
  const isPiece = rows.length > 0 && rows.length <= NAMED_ROWS;
  const subject = isPiece ? rows.map(shownName).join(', ') : facts.show;
  const name = `API of ${facts.symbol}: ${subject}`;
  return (
    <>
      {signature && <p>{drawCode(signature)}</p>}
      {rows.length > 0 && (
        // Browsers take the role from a list whose marks are gone.
        <ul
          className="api"
          role="list"
          aria-label={overload ? `${name}, overload ${overload}` : name}
        >
          {rows.map((row) => (
            <Entry
              key={row.name}
              row={row}
              show={facts.show}
              drawCode={drawCode}
              since={about?.memberSince[bareName(row.name)]}
              id={slugger.slug(`api ${facts.symbol} ${row.name}`)}
            />
          ))}
        </ul>
      )}
      {returns && <Returns {...returns} drawCode={drawCode} />}
    </>
  );
}

/** As templates write it. */
const shownName = ({ name, key = name }: ApiTableRow): string => key;

/** Methods and rest parameters are shown with marks that their names do not have. */
function bareName(name: string): string {
  return name.replace(/^\.\.\.|\(\)$/g, '');
}

function Entry({
  row,
  show,
  drawCode,
  since,
  id,
}: {
  row: ApiTableRow;
  show: ApiTableShow;
  drawCode: DrawCode;
  since: string | undefined;
  id: string;
}) {
  const flag = row.deprecated !== null ? 'deprecated' : requirement(row, show);
  return (
    <li id={id}>
      <p className="api-head">
        <a href={`#${id}`} className={row.key ? undefined : 'api-name'}>
          <code>{shownName(row)}</code>
        </a>
        {row.key && (
          <Note className="api-name">
            input <code>{row.name}</code>
          </Note>
        )}
        {flag && <Note>{flag}</Note>}
        {row.default && (
          <Note>
            default <code>{row.default}</code>
          </Note>
        )}
        <SinceTag release={since} />
      </p>
      {row.types.map((type) => (
        <p key={type} className="api-type">
          {drawCode(type)}
        </p>
      ))}
      {(row.doc || row.deprecated) && (
        <p>
          <Description row={row} />
        </p>
      )}
    </li>
  );
}

function Note(props: { children: ReactNode; className?: string }) {
  return (
    <>
      {' '}
      <small {...props} />
    </>
  );
}

/** Says only what is not the rule in such a list: inputs are optional, parameters required. */
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

function Returns({
  type,
  doc,
  drawCode,
}: {
  type: string;
  doc: string;
  drawCode: DrawCode;
}) {
  return (
    <p>
      Returns {drawCode(type)}
      {/* Some comments of the packages repeat the type in place of words. */}
      {doc && doc !== type && (
        <>
          : <DocText text={doc} />
        </>
      )}
    </p>
  );
}
