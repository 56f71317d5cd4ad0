import { Link } from '@/components/ui/link';
import { ruleOptions, type ApiRule, type readRules } from '@/lib/packages';
import { TableFrame } from '../shared/table-frame';

/** What configurations and comments write before the name of a rule. */
const PREFIX = '@rx-angular/';

/** What the plugin itself says about one rule. */
export function RuleFacts({ rule }: { rule: ApiRule }) {
  const options = ruleOptions(rule);
  const presets = Object.entries(rule.presets);
  return (
    <TableFrame
      name={`Facts about ${rule.name}`}
      rows={[
        ['Id', `\`${PREFIX}${rule.name}\``],
        ['Rule description', rule.description],
        [
          'Presets',
          listed(presets.map(([name, severity]) => `\`${name}\`: ${severity}`)),
        ],
        [
          'Options',
          listed(options.map(({ name, type }) => `\`${name}: ${type}\``)),
        ],
        ...Object.entries(rule.messages).map(([id, message]) => [
          `Message \`${id}\``,
          <MessageText key={id} text={message} />,
        ]),
      ]}
    />
  );
}

const listed = (items: readonly string[]): string => items.join(', ') || 'None';

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
        ...presets.map((preset) => `\`${preset}\``),
        'Options',
      ]}
      rows={rules.map((rule) => [
        <RuleName key="name" name={rule.name} href={pages.get(rule.name)} />,
        rule.description,
        ...presets.map((preset) => rule.presets[preset] ?? '–'),
        optionNames(rule),
      ])}
    />
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

function optionNames(rule: ApiRule): string {
  return (
    ruleOptions(rule)
      .map(({ name }) => `\`${name}\``)
      .join(', ') || '–'
  );
}
