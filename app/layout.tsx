// First: it names the layers, before a style of a component opens one.
import './styles/index.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { PropsWithChildren, ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { getSite } from '@/lib/site/content';
import { trackSaves } from '@/lib/site/track';
import { bootScript } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';

/**
 * The face of headings and interface. Used only if it is there before the first paint, so that no text ever moves; a
 * reader whose connection is slower gets it on the next page.
 */
const face = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-face',
});

export function generateMetadata(): Metadata {
  const { config } = getSite();
  return {
    metadataBase: new URL(config.url),
    icons: {
      icon: [
        { url: withBase('/favicon.ico'), sizes: '32x32' },
        { url: withBase('/icon.svg'), type: 'image/svg+xml' },
      ],
      apple: withBase('/apple-touch-icon.png'),
    },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#16121b' },
  ],
};

export default async function RootLayout({ children }: PropsWithChildren) {
  await trackSaves();
  const site = getSite();
  let aids: ReactNode = null;
  let early = '';
  if (process.env.NODE_ENV === 'development') {
    // Imported where it is used: the built site holds nothing of it.
    const writing = await import('@/components/dev/writing-aids');
    aids = writing.writingAids(site);
    early = writing.EARLY_SCRIPT;
  }
  return (
    // The boot script sets attributes before React looks at the element.
    <html
      lang={site.locale.htmlLang}
      dir={site.locale.direction}
      className={face.variable}
      data-build={process.env['SITE_BUILD_ID']}
      suppressHydrationWarning
    >
      <head>
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: early + bootScript(site) }}
        />
      </head>
      <body>
        <Frame site={site}>{children}</Frame>
        {aids}
      </body>
    </html>
  );
}
