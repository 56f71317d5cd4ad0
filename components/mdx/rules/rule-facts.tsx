import { ruleOptions, type ApiRule } from '@/lib/packages';
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
