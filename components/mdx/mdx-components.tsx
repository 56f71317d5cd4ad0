import { Cards } from './card-list';
import { PackageInstall, PackageRun } from './command-tabs';
import { Details } from './details';
import { Diagram } from './diagram';
import { Legacy } from './legacy';
import { Tab, Tabs } from './tabs';
import type { MdxComponents } from '@/lib/mdx/compile';
import type { ChildCard } from '@/lib/nav/children-cards';

/** What components need to know of the site and of the page they stand on. */
export type MdxContext = {
  /** Folder of the page's category: `state/tutorials`. */
  categoryId: string;
  cardsOf: (categoryId: string) => ChildCard[];
};

/** Every component that MDX may use. Names are the authors' interface: renaming one breaks pages. */
export function createMdxComponents(context: MdxContext): MdxComponents {
  return {
    ApiTable: () => null,
    RuleFacts: () => null,
    RuleIndex: () => null,
    SampleTotals: () => null,
    CardList: ({ of }: { of?: string }) => (
      <Cards cards={context.cardsOf(of ?? context.categoryId)} />
    ),
    Details,
    Diagram,
    Legacy,
    PackageInstall,
    PackageRun,
    Tab,
    Tabs,
  };
}
