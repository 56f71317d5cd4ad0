import { LONG_TEXT, type Parts } from './types';

/** States that differ by one property, written with each of its values. */
const each = (values: readonly string[], write: (value: string) => string) => ({
  states: Object.fromEntries(values.map((value) => [value, write(value)])),
});

const REFERENCE: Parts = {
  ApiTable: {
    states: {
      Inputs:
        '<ApiTable entry="@rx-angular/template/let" symbol="RxLet" show="inputs" />',
      Signature:
        '<ApiTable entry="@rx-angular/cdk/transformations" symbol="insert" show="signature" />',
      'Members, with long types and defaults':
        '<ApiTable entry="@rx-angular/isr/models" symbol="ISRHandlerConfig" show="members" />',
      'Parameters of overloads':
        '<ApiTable entry="@rx-angular/state/selections" symbol="selectSlice" show="parameters" />',
    },
  },
  ImportCosts: each(
    ['features', 'combinations', 'exports'],
    (show) => `<ImportCosts show="${show}" />`,
  ),
  ExportChanges: {
    states: {
      Several: '<ExportChanges major="16" />',
      None: '<ExportChanges major="13" />',
    },
  },
  CompatibleVersions: each(
    ['line', 'releases', 'peers', 'angular', 'install'],
    (show) => `<CompatibleVersions show="${show}" />`,
  ),
  PackageVersions: each(
    ['@rx-angular/state', '@rx-angular/isr', '@rx-angular/eslint-plugin'],
    (of) => `<PackageVersions of="${of}" />`,
  ),
  RuleFacts: {
    states: { 'One rule': '<RuleFacts rule="no-zone-run-apis" />' },
  },
  RuleIndex: { states: { 'All rules': '<RuleIndex />' } },
  SampleTotals: { states: { 'As counted': '<SampleTotals />' } },
  LabScene: each(
    ['strategies', 'checks', 'scrolling', 'list', 'table', 'values'],
    (scene) => `<LabScene of="${scene}" />`,
  ),
  LabFigure: {
    states: {
      'Alone, and over another':
        'The pause is <LabFigure of="strategies/native/pause" />, <LabFigure of="strategies/native/pause" over="strategies/normal/pause" /> times as long.',
    },
  },
};

const tab = (label: string, text: string) =>
  `<Tab label="${label}">\n\n${text}\n\n</Tab>`;

const WRITTEN: Parts = {
  Tabs: {
    states: {
      'Two, in a group': `<Tabs group="lab">\n${tab('First', 'One.')}\n${tab('Second', 'Two.')}\n</Tabs>`,
      'Many with long labels': `<Tabs>\n${Array.from({ length: 9 }, (_, index) => tab(`A rather long label ${index}`, `Panel ${index}.`)).join('\n')}\n</Tabs>`,
      One: `<Tabs>\n${tab('Only', 'One.')}\n</Tabs>`,
      'Empty panel': '<Tabs>\n<Tab label="Empty"></Tab>\n</Tabs>',
    },
  },
  Details: {
    states: {
      Short: '<Details summary="Why not a Map?">\n\nText.\n\n</Details>',
      Long: `<Details summary="${LONG_TEXT}">\n\n${LONG_TEXT}\n\n</Details>`,
      Empty: '<Details summary="Empty"></Details>',
    },
  },
  Legacy: {
    states: {
      'With what differs':
        '<Legacy instead="rxEffects()" for="code that injects a class">\n\nWhat differs.\n\n</Legacy>',
      Shortest: '<Legacy instead="signals" />',
      Long: `<Legacy instead="${LONG_TEXT}" for="${LONG_TEXT}">\n\n${LONG_TEXT}\n\n</Legacy>`,
    },
  },
  PackageInstall: {
    states: {
      One: '<PackageInstall packages="@rx-angular/state" />',
      'Several, for development':
        '<PackageInstall packages="@rx-angular/state @rx-angular/template @rx-angular/cdk @rx-angular/isr @rx-angular/eslint-plugin" dev />',
    },
  },
  PackageRun: {
    states: { Command: '<PackageRun command="ng add @rx-angular/state" />' },
  },
  CardList: {
    states: {
      'Pages of a folder': '<CardList of="state" />',
      Empty: '<CardList of="state/actions" />',
    },
  },
  Choices: {
    states: {
      'Two questions, long answers': `<Choices name="lab">\n\nWhat moves the boat?\n\n- **Wind.** Take a [sail](/docs/state).\n- **${LONG_TEXT}** How far?\n  - **Near.** Take [oars](/docs/state).\n  - **Far.** ${LONG_TEXT} [Sail](/docs/state).\n\n</Choices>`,
    },
  },
  Image: {
    states: {
      'One for both modes':
        '<Image src="/icon-192.png" alt="The sign of the toolkit" width="192" height="192" />',
      'One for each mode, with a long text': `<Image src="/icon.svg" alt="By day: ${LONG_TEXT}" width="24" height="24" mode="light" />\n\n<Image src="/icon.svg" alt="By night: ${LONG_TEXT}" width="24" height="24" mode="dark" />`,
    },
  },
  Demo: {
    states: {
      'Two files':
        '<Demo>\n\n```ts title="a.ts"\nexport const a = 1;\n```\n\n```ts title="b.ts" demo\nexport class B {}\n```\n\n</Demo>',
    },
  },
};

/**
 * Every component that authors may write, in every state, long and empty ones among them.
 *
 * @param diagrams names of all diagrams
 */
export function components(diagrams: readonly string[]): Parts {
  return {
    ...WRITTEN,
    Diagram: each(diagrams, (name) => `<Diagram name="${name}" />`),
    ...REFERENCE,
  };
}
