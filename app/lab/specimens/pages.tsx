import type { ReactElement, ReactNode } from 'react';
import Post from '@/app/blog/[...slug]/page';
import Doc from '@/app/docs/[...slug]/page';
import Home from '@/app/page';
import { PackageDocument } from '@/components/build/package-document';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { PlayPage } from '@/components/play/play-page';
import { SearchPage } from '@/components/search/search-page';
import type { Site } from '@/lib/content';
import type { Parts, State } from './types';

/** The content of a route, without what puts it into the document. */
async function contentOf(
  route: Promise<ReactElement<{ children?: ReactNode }>>,
): Promise<ReactNode> {
  return (await route).props.children;
}

const page = (name: string, state: State) => ({
  isFramed: true,
  states: { [name]: state },
});

const slugOf = (path: string) => ({
  params: Promise.resolve({ slug: path.split('/').slice(2) }),
});

/** Whole pages, by the component that draws each. */
export function pages(site: Site): Parts {
  const { docs, navbar, packages, posts } = site;
  const doc = docs.find(({ body }) => body.includes('<ApiTable')) ?? docs[0];
  const [post] = posts;
  const [first] = packages;
  return {
    HomePage: page('As it is', () => contentOf(Home())),
    ...(doc && {
      DocPage: page(doc.title, () => contentOf(Doc(slugOf(doc.path)))),
    }),
    ...(post && {
      PostPage: page(post.title, () => contentOf(Post(slugOf(post.path)))),
    }),
    ...(first && {
      PackageDocument: page(first.label, () =>
        PackageDocument({ site, path: first.path, label: first.label }),
      ),
    }),
    SearchPage: page('Before a search', <SearchPage />),
    PlayPage: page(
      'Before its scripts',
      <PlayPage
        versions={{ '@angular/core': '21', '@rx-angular/template': '21' }}
      />,
    ),
    NotFoundPage: page('As it is', <NotFoundPage links={navbar} />),
  };
}
