import type { ComponentProps } from 'react';
import GithubSlugger from 'github-slugger';
import { getApiTable, findRule } from '@/lib/api';
import type { ApiTableRequest } from '@/lib/api';
import { exportFacts, supportOf } from '@/lib/package-facts';
import type { PackageFacts } from '@/lib/package-facts';
import { labFigure } from '@/lib/render-lab';
import type { LabData } from '@/lib/render-lab';
import { ApiEntries } from './api-entries';
import { Cards } from './card-list';
import { Choices } from './choices';
import { PackageInstall, PackageRun } from './command-tabs';
import { CompatibleVersions } from './compatible-versions';
import { DemoFiles } from './demo-files';
import { Details } from './details';
import { Diagram } from './diagram';
import { ExportChanges } from './export-changes';
import { Image } from './image';
import { ImportCosts } from './import-costs';
import { LabScene } from './lab-scene';
import { Legacy } from './legacy';
import { PackageVersions } from './package-versions';
import { RuleFacts, RuleIndex } from './rule-facts';
import { SampleTotals } from './sample-totals';
import { Tab, Tabs } from './tabs';
import type { DrawnDiagram } from '@/components/diagrams';
import type { MdxComponents } from '@/lib/article/compile';
import type { SampleFigures } from '@/lib/verdicts';
import type { ChildCard } from '@/lib/nav';

/** What components need to know of the site and of the page they stand on. */
type MdxContext = {
  /** Folder of the page's category: `state/tutorials`. */
  categoryId: string;
  cardsOf: (categoryId: string) => ChildCard[];
  /** Highlighted declarations that API tables show. */
  signatures: ReadonlyMap<string, string>;
  /** Site path of the page of each lint rule. */
  rulePages: () => ReadonlyMap<string, string>;
  sampleTotals: () => SampleFigures | undefined;
  packageFacts: () => PackageFacts;
  lab: () => LabData;
  /** @throws Error for an unknown name */
  diagram: (name: string) => DrawnDiagram;
};

/** Every component that MDX may use. Names are the authors' interface: renaming one breaks pages. */
export function createMdxComponents(context: MdxContext): MdxComponents {
  const slugger = new GithubSlugger();
  /** Exports that the page has told about as a whole. */
  const told = new Set<string>();
  return {
    // What is looked up here and does not exist is reported with the place of the tag.
    ApiTable: (request: ApiTableRequest) => {
      const facts = getApiTable(request);
      const { entry, symbol } = facts;
      const isFirst = !told.has(`${entry}#${symbol}`);
      told.add(`${entry}#${symbol}`);
      return (
        <ApiEntries
          facts={facts}
          about={exportFacts(context.packageFacts(), entry, symbol)}
          signatures={context.signatures}
          slugger={slugger}
          isFirst={isFirst}
        />
      );
    },
    ...factComponents(context),
    CardList: ({ of }: { of?: string }) => (
      <Cards cards={context.cardsOf(of ?? context.categoryId)} />
    ),
    Choices,
    Demo: DemoFiles,
    Details,
    Image,
    Diagram: ({ name }: { name: string }) => (
      <Diagram name={name} diagram={context.diagram(name)} />
    ),
    Legacy,
    PackageInstall,
    PackageRun,
    Tab,
    Tabs,
  };
}

/** Those that show what was read from the packages, measured or counted. */
function factComponents(context: MdxContext): MdxComponents {
  return {
    ImportCosts: ({
      show,
    }: Pick<ComponentProps<typeof ImportCosts>, 'show'>) => (
      <ImportCosts facts={context.packageFacts()} show={show} />
    ),
    ExportChanges: ({ major }: { major: string }) => (
      <ExportChanges facts={context.packageFacts()} major={Number(major)} />
    ),
    CompatibleVersions: ({
      show,
    }: Pick<ComponentProps<typeof CompatibleVersions>, 'show'>) => (
      <CompatibleVersions
        facts={context.packageFacts().compatibility}
        show={show}
      />
    ),
    PackageVersions: ({ of }: { of: string }) => (
      <PackageVersions
        of={of}
        support={supportOf(context.packageFacts().compatibility, of)}
      />
    ),
    LabFigure: ({ of, over }: { of: string; over?: string }) =>
      labFigure(context.lab(), of, over).text,
    LabScene: ({ of }: Pick<ComponentProps<typeof LabScene>, 'of'>) => (
      <LabScene data={context.lab()} of={of} />
    ),
    RuleFacts: ({ rule }: { rule: string }) => (
      <RuleFacts rule={findRule(rule)} />
    ),
    RuleIndex: () => <RuleIndex pages={context.rulePages()} />,
    SampleTotals: () => <SampleTotals figures={context.sampleTotals()} />,
  };
}
