import { trusted } from '@/components/browser/trusted';

const SCRIPT_ADDRESS = 'https://www.googletagmanager.com/gtag/js';

declare global {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Reports that a page is read, if the site was built with an analytics id. Where the service is blocked the
 * reports stay in a list that is never read.
 */
export function reportPageView(): void {
  // Set at build time: without it the program holds nothing of this, and asks no other host for anything.
  if (!process.env['NEXT_PUBLIC_ANALYTICS_ID']) return;
  if (!window.dataLayer) {
    startAnalytics(process.env['NEXT_PUBLIC_ANALYTICS_ID']);
  }
  gtag('event', 'page_view', {
    page_title: document.title,
    page_path: window.location.pathname,
    page_location: window.location.href,
  });
}

function startAnalytics(id: string): void {
  window.dataLayer = [];
  gtag('js', new Date());
  // The service would report the first page by itself and guess the others from the history.
  gtag('config', id, { send_page_view: false, anonymize_ip: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted.createScriptURL(
    `${SCRIPT_ADDRESS}?id=${encodeURIComponent(id)}`,
  );
  document.head.append(script);
}

/** The service distinguishes commands from data by their type: it wants the arguments object itself, no array. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}
