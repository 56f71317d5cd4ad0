import { z } from 'zod';
import { hashOf } from '@/lib/base/files';
import { childrenCards, type ChildCard } from '@/lib/site/nav';
import { part, TEXT, type Source } from '../part';
import { perSite } from '../sources';
import { Cards } from './cards';

/** The cards of a folder, `state/tutorials`; those of the page's own, if none is given. */
const CARDS: Source<(folder?: string) => ChildCard[]> = {
  key: perSite(({ sidebar, docs }) =>
    hashOf([
      JSON.stringify([
        sidebar,
        docs.map(({ path, description }) => [path, description]),
      ]),
    ]),
  ),
  read:
    ({ sidebar, docs }, page) =>
    (folder = page.kind === 'doc' ? page.id.replace(/\/index$/, '') : '') =>
      childrenCards(
        sidebar,
        folder,
        (path) => docs.find((doc) => doc.path === path)?.description,
      ),
};

export const cardList = {
  CardList: part({
    props: z.strictObject({ of: TEXT.optional() }),
    uses: { cards: CARDS },
    markdown: {},
    // The pages themselves shall be found.
    unsearched: ['cards'],
    draw: ({ of }, { cards }) => <Cards cards={cards(of)} />,
  }),
};
