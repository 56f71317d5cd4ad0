import { Link } from '@/components/ui/link';

type Card = {
  title: string;
  href: string;
  description: string | undefined;
  /** Number of pages below, for a category. */
  pages: number | undefined;
};

/** Cards that lead to the pages below this one. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="cards">
      {cards.map(({ title, href, description, pages }) => (
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
  );
}
