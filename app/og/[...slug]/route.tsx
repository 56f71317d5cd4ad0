import { readFileSync } from 'node:fs';
import { SocialImage } from '@/components/ui/social-image';
import { getSite } from '@/lib/content';
import type { Site } from '@/lib/content';
import { cached } from '@/lib/cache/file-cache';
import { listSocialCards } from '@/lib/feeds/social-cards';
import type { SocialCard } from '@/lib/feeds/social-cards';

type Context = { params: Promise<{ slug: string[] }> };

const SIZE = { width: 1200, height: 630 };
const CACHE_DIR = '.cache/social';

/** Scripts that the renderer has no letters for would be drawn as boxes, or fetched from another host by the build. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** What decides how a card is drawn, besides its words. */
const DRAWN_BY = ['components/ui/social-image.tsx', 'package-lock.json'].map(
  (file) => readFileSync(file),
);

/** Every image is asked for alone, and all cards are found at once. */
const cardsOf = new WeakMap<Site, Map<string, SocialCard>>();

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  return listSocialCards(getSite()).map(({ imagePath }) => ({
    slug: imagePath.split('/').slice(2),
  }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const site = getSite();
  const card = findCard(site, `/og/${slug.join('/')}`);
  if (!card) return new Response(undefined, { status: 404 });
  const { section, title } = card;
  const words = [site.config.title, section, title].map((word) =>
    DRAWABLE.test(word) ? word : '',
  );
  // Drawing takes longer than everything else that is done for a page.
  const image = await cached(
    CACHE_DIR,
    [...words, ...DRAWN_BY],
    '.png',
    async () => Buffer.from(await (await draw(words)).arrayBuffer()),
  );
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/png' },
  });
}

function findCard(site: Site, imagePath: string): SocialCard | undefined {
  const cards =
    cardsOf.get(site) ??
    new Map(listSocialCards(site).map((card) => [card.imagePath, card]));
  cardsOf.set(site, cards);
  return cards.get(imagePath);
}

async function draw([siteTitle = '', section = '', title = '']: string[]) {
  // Heavy, and needed only for images that are not in the cache.
  const { ImageResponse } = await import('next/og');
  return new ImageResponse(
    <SocialImage siteTitle={siteTitle} section={section} title={title} />,
    SIZE,
  );
}
