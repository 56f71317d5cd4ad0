import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame.client';
import { BootScript } from '@/components/layout/static-part.client';
import { getSite } from '@/lib/content';
import { trackData } from '@/lib/next';
import { withBase } from '@/lib/url';
// Named here, they are part of the script of all pages instead of tiny files that each page would ask for as well.
import '@/components/docs/sidebar.client';
import './error';
import './global-error';
import './styles/index.css';

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

export default async function RootLayout({
  children,
}: {
  children: ReactNode;
}) {
  await trackData();
  const { config, navbar, locale } = getSite();
  let aids: ReactNode = null;
  if (process.env.NODE_ENV === 'development') {
    // Imported where it is used: the built site holds nothing of it.
    aids = (await import('@/components/dev/writing-aids')).writingAids();
  }
  return (
    // The boot script sets attributes before React looks at the element.
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      suppressHydrationWarning
    >
      <head>
        <BootScript />
      </head>
      <body>
        <Frame links={navbar} hideOnScroll={config.navbar.hideOnScroll}>
          {children}
        </Frame>
        {aids}
      </body>
    </html>
  );
}
