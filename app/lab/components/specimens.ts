/** One component in one state, as authors write it. */
export type Specimen = { name: string; mdx: string };

const LONG =
  'A very long sentence that goes on and on so that it has to wrap several times in a narrow column, with anUnbrokenIdentifierThatIsLongerThanTheColumnItStandsInAndMustNotPushItWider inside of it.';

const kinds = ['note', 'tip', 'info', 'caution', 'danger', 'warning'];

/** Every component of pages in every state, long and empty ones among them. */
export const SPECIMENS: readonly Specimen[] = [
  ...kinds.map((kind) => ({
    name: `Admonition: ${kind}`,
    mdx: `:::${kind}\n\nText with \`code\` and a [link](/docs/state).\n\n:::`,
  })),
  {
    name: 'Admonition: own title, list, code, nested',
    mdx: `::::info[A title of its own]\n\n- one\n- two\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n:::tip\n\nInside.\n\n:::\n\n::::`,
  },
  { name: 'Admonition: long', mdx: `:::note[${LONG}]\n\n${LONG}\n\n:::` },
  { name: 'Admonition: empty', mdx: ':::note\n:::' },
  {
    name: 'Tabs: two, in a group',
    mdx: '<Tabs group="lab">\n<Tab label="First">\n\nOne.\n\n</Tab>\n<Tab label="Second">\n\nTwo.\n\n</Tab>\n</Tabs>',
  },
  {
    name: 'Tabs: many with long labels',
    mdx: `<Tabs>\n${Array.from({ length: 9 }, (_, index) => `<Tab label="A rather long label ${index}">\n\nPanel ${index}.\n\n</Tab>`).join('\n')}\n</Tabs>`,
  },
  {
    name: 'Tabs: one',
    mdx: '<Tabs>\n<Tab label="Only">\n\nOne.\n\n</Tab>\n</Tabs>',
  },
  {
    name: 'Demo: two files',
    mdx: '<Demo>\n\n```ts title="a.ts"\nexport const a = 1;\n```\n\n```ts title="b.ts" demo\nexport class B {}\n```\n\n</Demo>',
  },
  {
    name: 'Tabs: empty panel',
    mdx: '<Tabs>\n<Tab label="Empty"></Tab>\n</Tabs>',
  },
  {
    name: 'Details',
    mdx: '<Details summary="Why not a Map?">\n\nText.\n\n</Details>',
  },
  {
    name: 'Details: long',
    mdx: `<Details summary="${LONG}">\n\n${LONG}\n\n</Details>`,
  },
  { name: 'Details: empty', mdx: '<Details summary="Empty"></Details>' },
  ...['strategies', 'checks', 'scrolling', 'list', 'table', 'values'].map(
    (scene) => ({
      name: `LabScene: ${scene}`,
      mdx: `<LabScene of="${scene}" />`,
    }),
  ),
  {
    name: 'LabFigure',
    mdx: 'The pause is <LabFigure of="strategies/native/pause" />, <LabFigure of="strategies/native/pause" over="strategies/normal/pause" /> times as long.',
  },
  {
    name: 'Legacy',
    mdx: '<Legacy instead="rxEffects()" for="code that injects a class">\n\nWhat differs.\n\n</Legacy>',
  },
  { name: 'Legacy: shortest', mdx: '<Legacy instead="signals" />' },
  {
    name: 'Legacy: long',
    mdx: `<Legacy instead="${LONG}" for="${LONG}">\n\n${LONG}\n\n</Legacy>`,
  },
  {
    name: 'PackageInstall',
    mdx: '<PackageInstall packages="@rx-angular/state" />',
  },
  {
    name: 'PackageInstall: several, for development',
    mdx: '<PackageInstall packages="@rx-angular/state @rx-angular/template @rx-angular/cdk @rx-angular/isr @rx-angular/eslint-plugin" dev />',
  },
  {
    name: 'PackageRun',
    mdx: '<PackageRun command="ng add @rx-angular/state" />',
  },
  { name: 'CardList', mdx: '<CardList of="state" />' },
  { name: 'CardList: empty', mdx: '<CardList of="state/actions" />' },
  {
    name: 'Choices: two questions, long answers',
    mdx: `<Choices name="lab">\n\nWhat moves the boat?\n\n- **Wind.** Take a [sail](/docs/state).\n- **${LONG}** How far?\n  - **Near.** Take [oars](/docs/state).\n  - **Far.** ${LONG} [Sail](/docs/state).\n\n</Choices>`,
  },
  { name: 'Diagram', mdx: '<Diagram name="state-data-flow" />' },
  {
    name: 'Image',
    mdx: '<Image src="/icon-192.png" alt="The sign of the toolkit" width="192" height="192" />',
  },
  {
    name: 'Image: one for each mode, with a long text',
    mdx: `<Image src="/icon.svg" alt="By day: ${LONG}" width="24" height="24" mode="light" />\n\n<Image src="/icon.svg" alt="By night: ${LONG}" width="24" height="24" mode="dark" />`,
  },
  {
    name: 'ApiTable: inputs',
    mdx: '<ApiTable entry="@rx-angular/template/let" symbol="RxLet" show="inputs" />',
  },
  {
    name: 'ApiTable: signature',
    mdx: '<ApiTable entry="@rx-angular/cdk/transformations" symbol="insert" show="signature" />',
  },
  {
    name: 'ApiTable: members, with long types and defaults',
    mdx: '<ApiTable entry="@rx-angular/isr/models" symbol="ISRHandlerConfig" show="members" />',
  },
  {
    name: 'ApiTable: parameters of overloads',
    mdx: '<ApiTable entry="@rx-angular/state/selections" symbol="selectSlice" show="parameters" />',
  },
  ...['features', 'combinations', 'exports'].map((show) => ({
    name: `ImportCosts: ${show}`,
    mdx: `<ImportCosts show="${show}" />`,
  })),
  { name: 'ExportChanges', mdx: '<ExportChanges major="16" />' },
  { name: 'ExportChanges: none', mdx: '<ExportChanges major="13" />' },
  ...['line', 'releases', 'peers', 'angular', 'install'].map((show) => ({
    name: `CompatibleVersions: ${show}`,
    mdx: `<CompatibleVersions show="${show}" />`,
  })),
  { name: 'RuleFacts', mdx: '<RuleFacts rule="no-zone-run-apis" />' },
  { name: 'RuleIndex', mdx: '<RuleIndex />' },
  {
    name: 'Code: title, marked lines, numbers',
    mdx: '```ts title="weather.ts" {2} showLineNumbers\nconst one = 1;\nconst two = 2;\nconst three = 3;\n```',
  },
  {
    name: 'Code: one long line',
    mdx: `\`\`\`ts\nconst text = '${LONG}';\n\`\`\``,
  },
  {
    name: 'Code: folded',
    mdx: `\`\`\`ts collapse\n${Array.from({ length: 40 }, (_, index) => `const line${index} = ${index};`).join('\n')}\n\`\`\``,
  },
  { name: 'Code: empty', mdx: '```text\n```' },
  { name: 'Code: difference', mdx: '```diff\n- before\n+ after\n```' },
  {
    name: 'Code: template',
    mdx: '```html\n@if (user(); as user) {\n  <b *rxLet="name$; let name">{{ name | uppercase }}</b>\n}\n```',
  },
  {
    name: 'Marble diagram',
    mdx: '```marble title="select"\n> The source emits a, b and a; select passes on what changed.\nsource: -a--b-a-|\nselect: -1--2---|\n```',
  },
  {
    name: 'Marble diagram: long, groups, every mark',
    mdx: '```marble\n> Values beside each other, groups that end, an error and a late subscription.\nvalues: ab-(cd)-------------(ef|)\nfails: -a-----------#\nlate, with a long label: -----------^b----\n```',
  },
  {
    name: 'Table: wide',
    mdx: `| ${Array.from({ length: 9 }, (_, index) => `Column ${index}`).join(' | ')} |\n|${' --- |'.repeat(9)}\n| ${Array.from({ length: 9 }, () => '`aLongIdentifier`').join(' | ')} |`,
  },
  { name: 'Table: empty', mdx: '| Name | Meaning |\n| --- | --- |' },
  {
    name: 'Headings, with code and length',
    mdx: `Text.\n\n## A heading with \`code\`\n\n### ${LONG}\n\n#### Fourth level`,
  },
  {
    name: 'Lists, quote, rule',
    mdx: '1. one\n   - inner\n   - inner\n2. two\n\n- [x] done\n- [ ] open\n\n> A quote.\n\n---\n\n**bold**, _emphasis_, ~~struck~~, `code`, [outside](https://angular.dev).',
  },
  { name: 'Text: long', mdx: LONG },
];
