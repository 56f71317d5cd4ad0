import { z } from 'zod';
import { childrenCards, type ChildCard } from '@/lib/site/nav';
import { Link } from '@/components/ui/link';
import { part, TEXT, type Source } from '../part';
import { perSite } from '../sources';

/** The cards of a folder, `state/tutorials`; those of the page's own, if none is given. */
const CARDS: Source<(folder?: string) => ChildCard[]> = {
  key: perSite(({ sidebar, docs }) =>
    JSON.stringify([
      sidebar,
      docs.map(({ path, description }) => [path, description]),
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

/** Cards that lead to the pages below this one. */
export const cardList = {
  CardList: part({
    props: z.strictObject({ of: TEXT.optional() }),
    uses: { cards: CARDS },
    markdown: {},
    // The pages themselves shall be found.
    unsearched: ['cards'],
    draw: ({ of }, { cards }) => (
      <ul className="cards">
        {cards(of).map(({ title, href, description, pages }) => (
          <li key={href} className="card">
            <Link className="card-link" href={href}>
              {title}
            </Link>
            {description && <p>{description}</p>}
            {pages !== undefined && (
              <p className="card-count">
                {pages === 1 ? 'One page' : `${pages} pages`}
              </p>
            )}
          </li>
        ))}
      </ul>
    ),
  }),
};
