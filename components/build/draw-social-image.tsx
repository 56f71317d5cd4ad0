import { readFileSync } from 'node:fs';
import { cached } from '@/lib/base/files';
import type { SocialCard } from '@/lib/site/feeds';
import { SocialImage } from '@/components/ui/social-image';

const SIZE = { width: 1200, height: 630 };
const CACHE_DIR = '.cache/social';

/** Scripts that the renderer has no letters for would be drawn as boxes, or fetched from another host by the build. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** What decides how a card is drawn, besides its words. */
const DRAWN_BY = ['components/ui/social-image.tsx', 'package-lock.json'].map(
  (file) => readFileSync(file),
);

/** Draws the social image of a page as PNG, or takes it from the cache when it says the same as before. */
export function drawSocialImage(
  siteTitle: string,
  { section, title, description }: SocialCard,
): Promise<Buffer> {
  const words = [siteTitle, section, title, description].map((word) =>
    DRAWABLE.test(word) ? word : '',
  );
  // Drawing takes longer than everything else that is done for a page.
  return cached(CACHE_DIR, [...words, ...DRAWN_BY], '.png', () => draw(words));
}

async function draw([
  siteTitle = '',
  section = '',
  title = '',
  description = '',
]: string[]) {
  // Heavy, and needed only for images that are not in the cache.
  const { ImageResponse } = await import('next/og.js');
  const response = new ImageResponse(
    <SocialImage
      siteTitle={siteTitle}
      section={section}
      title={title}
      description={description}
    />,
    SIZE,
  );
  return Buffer.from(await response.arrayBuffer());
}
