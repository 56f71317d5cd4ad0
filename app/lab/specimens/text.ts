import { LONG_TEXT } from '@/components/mdx';
import type { Parts } from './types';

const kinds = ['note', 'tip', 'info', 'caution', 'danger', 'warning'];

/** What authors write without naming a component. */
export const TEXT: Parts = {
  Text: {
    states: {
      'Lists, quote, rule':
        '1. one\n   - inner\n   - inner\n2. two\n\n- [x] done\n- [ ] open\n\n> A quote.\n\n---\n\n**bold**, _emphasis_, ~~struck~~, `code`, [outside](https://angular.dev).',
      Long: LONG_TEXT,
      'Headings, with code and length': `Text.\n\n## A heading with \`code\`\n\n### ${LONG_TEXT}\n\n#### Fourth level`,
    },
  },
  Admonition: {
    states: {
      ...Object.fromEntries(
        kinds.map((kind) => [
          kind,
          `:::${kind}\n\nText with \`code\` and a [link](/docs/state).\n\n:::`,
        ]),
      ),
      'Own title, list, code, nested':
        '::::info[A title of its own]\n\n- one\n- two\n\n```ts\nconst a = 1;\n```\n\n:::tip\n\nInside.\n\n:::\n\n::::',
      Long: `:::note[${LONG_TEXT}]\n\n${LONG_TEXT}\n\n:::`,
      Empty: ':::note\n:::',
    },
  },
  Table: {
    states: {
      Short:
        '| Name | Meaning |\n| --- | --- |\n| `set` | Writes |\n| `get` | Reads |',
      Wide: `| ${Array.from({ length: 9 }, (_, index) => `Column ${index}`).join(' | ')} |\n|${' --- |'.repeat(9)}\n| ${Array.from({ length: 9 }, () => '`aLongIdentifier`').join(' | ')} |`,
      Long: `| Name | Meaning |\n| --- | --- |\n| \`name\` | ${LONG_TEXT} |`,
      Empty: '| Name | Meaning |\n| --- | --- |',
    },
  },
  'Marble diagram': {
    states: {
      'With a title':
        '```marble title="select"\n> The source emits a, b and a; select passes on what changed.\nsource: -a--b-a-|\nselect: -1--2---|\n```',
      'Long, groups, every mark':
        '```marble\n> Values beside each other, groups that end, an error and a late subscription.\nvalues: ab-(cd)-------------(ef|)\nfails: -a-----------#\nlate, with a long label: -----------^b----\n```',
    },
  },
};
