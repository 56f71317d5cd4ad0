import { readFileSync } from 'node:fs';
import { cached } from '@/lib/base/files';
import type { SocialCard } from '@/lib/site/feeds';
import { SocialImage } from '@/components/ui/social-image';

const SIZE = { width: 1200, height: 630 };
const CACHE_DIR = '.cache/social';

/**
 * What the renderer's own face has: for any other sign, emoji and arrows among them, it would ask another host during
 * the build.
 */
const NOT_DRAWN =
  /[^ -~\u00A0-\u0113Ė-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-žƏƒƠơƯưǍǎǤ-ǩȘ-țȷ–—‘-‚“-„†-•…‹›€™]/gu;

/** What decides how a card is drawn, besides its words. */
const DRAWN_BY = ['components/ui/social-image.tsx', 'package-lock.json'].map(
  (file) => readFileSync(file),
);

/** Draws the social image of a page as PNG, or takes it from the cache when it says the same as before. */
export function drawSocialImage(
  siteTitle: string,
  { section, title, description }: SocialCard,
): Promise<Buffer> {
  const words = {
    siteTitle: drawable(siteTitle),
    section: drawable(section),
    title: drawable(title),
    description: drawable(description),
  };
  const inputs = [...Object.values(words), ...DRAWN_BY];
  // Drawing takes longer than everything else that is done for a page.
  return cached(CACHE_DIR, inputs, '.png', () => draw(words));
}

/** A text without the signs that cannot be drawn; nothing of one that is mostly made of them. */
export function drawable(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '').replace(/[‐-‒]/g, '-');
  const composed = seen.normalize('NFC');
  const drawn = composed.replace(NOT_DRAWN, ' ').replace(/\s+/g, ' ').trim();
  return drawn.length * 2 < composed.length ? '' : drawn;
}

async function draw(words: Parameters<typeof SocialImage>[0]) {
  // Heavy, and needed only for images that are not in the cache.
  const { ImageResponse } = await import('next/og.js');
  const response = new ImageResponse(<SocialImage {...words} />, SIZE);
  return Buffer.from(await response.arrayBuffer());
}
