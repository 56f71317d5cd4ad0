import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/site/content';
import { builtLocale } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';

const BACKGROUND = '#16121b';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { config } = getSite();
  const icon = (
    name: string,
    sizes: string,
    purpose: 'any' | 'maskable' = 'any',
  ) => ({
    src: withBase(`/${name}`),
    sizes,
    type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    name: config.title,
    short_name: config.title,
    description: config.description,
    lang: builtLocale(config).htmlLang,
    start_url: withBase('/'),
    scope: withBase('/'),
    display: 'browser',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
  };
}
