import { z } from 'zod';
import { ruleOptions, type ApiRule } from '@/lib/packages';
import { part, TEXT } from '../part';
import { TableFrame } from '../shared/table-frame';
import { API } from '../sources';

/** What the plugin itself says about one rule. */
function RuleFacts({ rule }: { rule: ApiRule }) {
  const { name, description, presets, messages } = rule;
  const severities = Object.entries(presets).map(
    ([preset, severity]) => `\`${preset}\`: ${severity}`,
  );
  const options = ruleOptions(rule).map(
    (one) => `\`${one.name}: ${one.type}\``,
  );
  return (
    <TableFrame
      name={`Facts about ${name}`}
      rows={[
        // As configurations and comments write it.
        ['Id', `\`@rx-angular/${name}\``],
        ['Rule description', description],
        ['Presets', severities.join(', ') || 'None'],
        ['Options', options.join(', ') || 'None'],
        ...Object.entries(messages).map(([id, text]) => [
          `Message \`${id}\``,
          <MessageText key={id} text={text} />,
        ]),
      ]}
    />
  );
}

/** A message with the names of what ESLint puts in, such as `{{ name }}`. */
function MessageText({ text }: { text: string }) {
  return text
    .split(/\{\{([^{}]*)\}\}/)
    .map((part, index) =>
      index % 2 === 1 ? <var key={index}>{part.trim()}</var> : part,
    );
}

export const rules = {
  RuleFacts: part({
    props: z.strictObject({ rule: TEXT }),
    uses: { api: API },
    markdown: {},
    draw: ({ rule }, { api }) => <RuleFacts rule={api.findRule(rule)} />,
  }),
};
