import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { Link } from '@/components/ui/link';
import { ruleOptions } from '@/lib/api';
import type { ApiRule, readRules } from '@/lib/api';
import { TableFrame } from '../shared/table-frame';

/** What configurations and comments write before the name of a rule. */
const PREFIX = '@rx-angular/';

/** What the plugin itself says about one rule. */
export function RuleFacts({ rule }: { rule: ApiRule }) {
  const options = ruleOptions(rule);
  const presets = Object.entries(rule.presets);
  return (
    <TableFrame name={`Facts about ${rule.name}`}>
      <tr>
        <th scope="row">Id</th>
        <td>
          <code>{PREFIX + rule.name}</code>
        </td>
      </tr>
      <tr>
        <th scope="row">Rule description</th>
        <td>{rule.description}</td>
      </tr>
      <tr>
        <th scope="row">Presets</th>
        <td>
          <Listed
            items={presets.map(([preset, severity]) => (
              <Fragment key={preset}>
                <code>{preset}</code>: {severity}
              </Fragment>
            ))}
          />
        </td>
      </tr>
      <tr>
        <th scope="row">Options</th>
        <td>
          <Listed
            items={options.map(({ name, type }) => (
              <code key={name}>{`${name}: ${type}`}</code>
            ))}
          />
        </td>
      </tr>
      {Object.entries(rule.messages).map(([id, message]) => (
        <tr key={id}>
          <th scope="row">
            Message <code>{id}</code>
          </th>
          <td>
            <MessageText text={message} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

function Listed({ items }: { items: readonly ReactElement[] }) {
  if (items.length === 0) return 'None';
  return items.map((item, index) => (
    <Fragment key={item.key}>
      {index > 0 && ', '}
      {item}
    </Fragment>
  ));
}

/** A message with the names of what ESLint puts in, such as `{{ name }}`. */
function MessageText({ text }: { text: string }) {
  return text
    .split(/\{\{([^{}]*)\}\}/)
    .map((part, index) =>
      index % 2 === 1 ? <var key={index}>{part.trim()}</var> : part,
    );
}

/**
 * All rules of the plugin in a table, each with a link to its page.
 *
 * @param props.pages site paths by rule
 */
export function RuleIndex({
  rules: { rules, presets },
  pages,
}: {
  rules: ReturnType<typeof readRules>;
  pages: ReadonlyMap<string, string>;
}) {
  return (
    <TableFrame
      name="All rules"
      className="rules stacks"
      heads={[
        'Rule',
        'Rule description',
        ...presets.map((preset) => <code key={preset}>{preset}</code>),
        'Options',
      ]}
    >
      {rules.map((rule) => (
        <tr key={rule.name}>
          <th scope="row">
            <RuleName name={rule.name} href={pages.get(rule.name)} />
          </th>
          <td data-label="Rule description">{rule.description}</td>
          {presets.map((preset) => (
            <td key={preset} data-label={preset}>
              {rule.presets[preset] ?? '–'}
            </td>
          ))}
          <td data-label="Options">{optionNames(rule)}</td>
        </tr>
      ))}
    </TableFrame>
  );
}

function RuleName({ name, href }: { name: string; href: string | undefined }) {
  return href ? (
    <Link href={href}>
      <code>{name}</code>
    </Link>
  ) : (
    <code>{name}</code>
  );
}

function optionNames(rule: ApiRule) {
  const options = ruleOptions(rule);
  return options.length === 0
    ? '–'
    : options.map(({ name }) => <code key={name}>{name}</code>);
}
