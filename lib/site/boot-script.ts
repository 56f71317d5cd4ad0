import type { Announcement, SiteConfig } from './schema';

/** Keys of what the browser remembers; they are part of the site's contract with returning readers. */
export const STORAGE_KEYS = {
  colorMode: 'theme',
  announcementId: 'announcement.id',
  announcementDismiss: 'announcement.dismiss',
  tabGroup: (group: string) => `tab.${group}`,
  docsVersion: 'docs-preferred-version-default',
} as const;

/**
 * The script that runs in the head before anything is painted: colour mode, dismissed announcement, and the clean
 * form of an address such as `/docs/state.html`. It must not depend on another file and must never throw.
 */
export function bootScript(
  config: Pick<SiteConfig, 'colorMode'>,
  announcement: Announcement,
): string {
  const { default: fallback, respectSystemPreference } = config.colorMode;
  const systemMode = respectSystemPreference
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : JSON.stringify(fallback);
  return `(function(r,l){
var g=function(k){try{return localStorage.getItem(k)}catch(e){return null}};
var t=g(${JSON.stringify(STORAGE_KEYS.colorMode)}),m=${JSON.stringify(fallback)};
try{m=${systemMode}}catch(e){}
r.dataset.theme=t==='dark'||t==='light'?t:m;
r.dataset.js='';
if(g(${JSON.stringify(STORAGE_KEYS.announcementId)})===${JSON.stringify(announcement.id)}&&g(${JSON.stringify(STORAGE_KEYS.announcementDismiss)})==='true')r.dataset.announcementDismissed='';
var p=l.pathname,n=p.replace(/(\\/index)?\\.html$/,'').replace(/(.)\\/+$/,'$1')||'/';
if(n!==p&&l.protocol!=='file:'){window.__requestedPath=p;history.replaceState(history.state,'',n+l.search+l.hash)}
})(document.documentElement,location)`.replaceAll('\n', '');
}
