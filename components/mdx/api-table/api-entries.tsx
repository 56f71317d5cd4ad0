import type GithubSlugger from 'github-slugger';
import type { ReactNode } from 'react';
import { DocText } from '@/components/ui/doc-text';
import type {
  ApiTable,
  ApiTableGroup,
  ApiTableRow,
  ExportFacts,
} from '@/lib/packages';
import { ExportLine } from '../shared/export-line';

/** A list of at most so many entries is named by them. */
const NAMED_ROWS = 3;

/** Methods and rest parameters are shown with marks that their names do not have. */
const MARKS = /^\.\.\.|\(\)$/g;

type ApiProps = {
  facts: ApiTable;
  /** What is known of the export from its packages; nothing for a development tool. */
  about: ExportFacts | undefined;
  /** Draws TypeScript of the facts. */
  drawCode: (text: string) => ReactNode;
  /** Keeps ids unique on the page. */
  slugger: GithubSlugger;
};

/**
 * Facts from the published declarations: entries, or a block with the declaration itself.
 *
 * @param props.isFirst whether nothing above on the page describes the export
 */
export function ApiEntries(props: ApiProps & { isFirst: boolean }) {
  const { facts, about, isFirst } = props;
  const { entry, symbol, groups } = facts;
  return (
    <>
      {facts.show === 'signature' ? (
        <Signature {...props} />
      ) : (
        groups.map((group, index) => (
          <ApiGroup
            key={index}
            {...props}
            {...group}
            overload={groups.length > 1 ? `, overload ${index + 1}` : ''}
          />
        ))
      )}
      {isFirst && about && (
        <ExportLine entry={entry} name={symbol} facts={about} />
      )}
    </>
  );
}

function Signature({ facts, drawCode }: ApiProps) {
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

function ApiGroup(props: ApiProps & ApiTableGroup & { overload: string }) {
  const { facts, rows, returns, signature, overload, drawCode } = props;
  // A page may show one symbol in several lists, each with a name of its own.
  const isPiece = rows.length <= NAMED_ROWS;
  const subject = isPiece ? rows.map(shownName).join(', ') : facts.show;
  return (
    <>
      {signature && <p>{drawCode(signature)}</p>}
      {rows.length > 0 && (
        // Browsers take the role from a list whose marks are gone.
        <ul
          className="api"
          role="list"
          aria-label={`API of ${facts.symbol}: ${subject}${overload}`}
        >
          {rows.map((row) => (
            <Entry key={row.name} {...props} row={row} />
          ))}
        </ul>
      )}
      {returns && (
        <p>
          Returns {drawCode(returns.type)}
          {/* Some comments of the packages repeat the type in place of words. */}
          {returns.doc && returns.doc !== returns.type && (
            <>
              : <DocText text={returns.doc} />
            </>
          )}
        </p>
      )}
    </>
  );
}

/** As templates write it. */
const shownName = ({ name, key = name }: ApiTableRow): string => key;

function Entry(props: ApiProps & { row: ApiTableRow }) {
  const { facts, about, drawCode, slugger, row } = props;
  const { name, key, deprecated } = row;
  const id = slugger.slug(`api ${facts.symbol} ${name}`);
  const flag = deprecated !== null ? 'deprecated' : requirement(row, facts);
  const since = about?.memberSince[name.replace(MARKS, '')];
  return (
    <li id={id}>
      <p className="api-head">
        <a href={`#${id}`} className={key ? undefined : 'api-name'}>
          <code>{shownName(row)}</code>
        </a>
        {key && (
          <Note className="api-name">
            input <code>{name}</code>
          </Note>
        )}
        {flag && <Note>{flag}</Note>}
        {row.default && (
          <Note>
            default <code>{row.default}</code>
          </Note>
        )}
        {since && <Note>since {since}</Note>}
      </p>
      {row.types.map((type) => (
        <p key={type} className="api-type">
          {drawCode(type)}
        </p>
      ))}
      {(row.doc || deprecated) && (
        <p>
          {deprecated && (
            <>
              <strong>Deprecated:</strong>{' '}
              <DocText text={sentence(deprecated)} />{' '}
            </>
          )}
          <DocText text={row.doc} />
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
function requirement(
  { name, isRequired }: ApiTableRow,
  { show }: ApiTable,
): string | undefined {
  if (show === 'inputs') return isRequired ? 'required' : undefined;
  const isOptional =
    !isRequired && show !== 'outputs' && name === name.replace(MARKS, '');
  return isOptional ? 'optional' : undefined;
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
