import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { Footer } from '@/components/layout/footer';
import { Navbar } from '@/components/layout/navbar';
import { Runtime } from '@/components/layout/runtime.client';
import { SkipLink } from '@/components/layout/skip-link';
import { getSite } from '@/lib/content';
import { bootScript } from '@/lib/site/boot-script';
import { withBase } from '@/lib/url/path';
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

export default function RootLayout({ children }: { children: ReactNode }) {
  const { config, announcement, navbar, footer } = getSite();
  const locale = config.locales.find(
    ({ code }) => code === config.defaultLocale,
  );
  return (
    // The boot script sets attributes before React looks at the element.
    <html
      lang={locale?.htmlLang}
      dir={locale?.direction}
      suppressHydrationWarning
    >
      <head>
        <script
          dangerouslySetInnerHTML={{ __html: bootScript(config, announcement) }}
        />
      </head>
      <body>
        <SkipLink />
        <AnnouncementBar announcement={announcement} />
        <Navbar
          title={config.title}
          links={navbar}
          locales={config.locales}
          repository={config.repository}
          hideOnScroll={config.navbar.hideOnScroll}
        />
        {children}
        <Footer
          groups={footer.groups}
          copyright={footer.copyright}
          funding={footer.funding}
        />
        <Runtime />
      </body>
    </html>
  );
}
