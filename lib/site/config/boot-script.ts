import { toScriptLiteral } from '@/lib/base/text';
import type { Announcement, SiteConfig } from './schema';
import { STORAGE_KEYS } from './storage-keys';

/** How long after a full load of an address the page may not load it again by itself. */
export const RELOAD_GUARD_MS = 10_000;

const LOAD_FAILURE_TEXT = 'Error: this page could not be loaded';

/** What the script has to know of the site. */
type BootSite = {
  config: Pick<SiteConfig, 'colorMode' | 'docsVersions' | 'mainDoc'>;
  announcement: Announcement;
  docs: readonly { id: string; path: string }[];
};

/**
 * The script that runs in the head before anything is painted. It must not depend on another file, because it also
 * has to help when the others are missing, and must never throw.
 */
export function bootScript(site: BootSite): string {
  const { config, announcement } = site;
  const body = [
    READ_STORAGE,
    MARK,
    WORKING_OBSERVER,
    colorMode(config.colorMode),
    dismissedAnnouncement(announcement),
    CHOSEN_WRAP,
    RECOVERY,
    `Object.assign(b,${toScriptLiteral(settingsOf(site))});`,
    CLEAN_ADDRESS,
  ].join('');
  return `((w,d,r,l)=>{${body}})(window,document,document.documentElement,location)`.replaceAll(
    LINE_BREAKS,
    '',
  );
}

/** Facts of the site for the scripts that come later; see components/browser/boot.ts. */
function settingsOf({ config, docs }: BootSite) {
  const { colorMode, docsVersions, mainDoc } = config;
  const main = docs.find(({ id }) => id === mainDoc);
  return {
    // The documentation's own path leads to its main page.
    aliases: main ? { '/docs': main.path } : {},
    colorMode,
    docsVersions: docsVersions.map(({ name }) => name),
  };
}

const LINE_BREAKS = /\n\s*/g;

/** `g(key)` reads a remembered value. */
const READ_STORAGE = `
var g=k=>{try{return localStorage.getItem(k)}catch{}};`;

/** Says that scripts run. */
const MARK = `
r.dataset.js='';`;

/** Under some privacy settings an observer throws when it is made; where there is none, the program does without. */
const WORKING_OBSERVER = `
try{new IntersectionObserver(()=>{})}catch{w.IntersectionObserver=void 0}`;

/** The colour of the browser's own bar goes with the mode: of several, the first that applies counts. */
function colorMode({
  default: fallback,
  respectSystemPreference,
}: SiteConfig['colorMode']): string {
  const systemMode = respectSystemPreference
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : toScriptLiteral(fallback);
  return `
var t=g(${toScriptLiteral(STORAGE_KEYS.colorMode)}),m=${toScriptLiteral(fallback)};
try{m=${systemMode}}catch{}
r.dataset.theme=t==='dark'||t==='light'?t:m;
try{
var z=d.querySelector('[name=theme-color][media*='+r.dataset.theme+']').cloneNode();
z.removeAttribute('media');
d.head.prepend(z)
}catch{}`;
}

function dismissedAnnouncement({ id }: Announcement): string {
  const { announcementId, announcementDismiss } = STORAGE_KEYS;
  return `
if(g(${toScriptLiteral(announcementId)})===${toScriptLiteral(id)}&&g(${toScriptLiteral(announcementDismiss)})==='true')r.dataset.announcementDismissed='';`;
}

/** Whether long lines of code wrap, as the reader has chosen; known before any line is drawn. */
const CHOSEN_WRAP = `
var x=g(${toScriptLiteral(STORAGE_KEYS.codeWrap)});
if(x)r.dataset.codeWrap=x;`;

/**
 * `siteBoot` (see components/browser/boot.ts): full loads with a loop guard, and what to say when that did not help.
 * A script that is missing after a deployment takes the page's own code with it, so this cannot stand there.
 */
const RECOVERY = `
var b=w.siteBoot={
mayReload:a=>{
var k='reload:'+a,n=Date.now(),t;
try{t=+sessionStorage.getItem(k);sessionStorage.setItem(k,n)}catch{t=b.isAlive?0:n}
return n-t>=${RELOAD_GUARD_MS}
},
isLeft:()=>Date.now()-b.left<${RELOAD_GUARD_MS},
load:a=>a.split('#')[0]===l.href.split('#')[0]?l.reload():l.assign(a),
recover:(a,why)=>{
if(b.leaving===a||b.isLeft())return;
b.leaving=a;
console.warn('[site] '+a+' could not be loaded ('+why+').');
b.mayReload(a)?b.load(a):b.report(a)
},
report:a=>{
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',()=>b.report(a));
var e=d.querySelector('.load-failure')||d.createElement('div');
e.className='load-failure';
e.role='alert';
var p=d.createElement('p'),q=d.createElement('button');
p.textContent='${LOAD_FAILURE_TEXT}';
q.textContent='Retry';
q.className='button';
q.onclick=()=>b.load(a);
e.replaceChildren(p,q);
(d.querySelector('header')||d.body.firstChild).after(e)
}};
w.onbeforeunload=()=>{b.left=Date.now()};
w.addEventListener('error',e=>{
var t=e.target,s=t===w?e.error instanceof SyntaxError&&e.filename:t.tagName==='SCRIPT'&&t.src;
if(s&&s.includes('/_next/')&&(!b.isAlive||b.target))b.recover(b.target||l.href,s)
},true);`;

/** `/docs/state.html` and its like become `/docs/state`; the same rule as `normalizePath` in lib/base/url/path.ts. */
const CLEAN_ADDRESS = `
var p=l.pathname,n=p.replace(/^\\/+/,'/').replace(/\\/+$/,'').replace(/(\\/index)?\\.html$/,'')||'/';
if(n!==p&&l.protocol!=='file:')try{history.replaceState(history.state,'',n+l.search+l.hash);b.requested=p}catch{}`;

/** The chosen tab of a group is shown as soon as it is read, so that nothing moves when the page comes to life. */
function chosenTabsScript(): string {
  return `(d=>{${READ_STORAGE}
var c=()=>d.querySelectorAll('[data-tab-group]:not([data-alive])').forEach(x=>{
var v=g('tab.'+x.dataset.tabGroup),y=[...x.children].find(y=>y.dataset.label===v);
if(!y)return;
x.dataset.alive=y.dataset.selected='';
for(var z of x.firstChild.children)z.ariaSelected=z.textContent===v
});
try{
var o=new MutationObserver(c);
o.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',()=>{o.disconnect();c()})
}catch{}
})(document)`.replaceAll(LINE_BREAKS, '');
}

/** Leaves unseen what the address changes until it has, or for three seconds: otherwise the page would jump. */
const waitForScript = (sign: string): string =>
  `if(location.href.includes('${sign}'))(d=>{d.waits='';setTimeout(()=>delete d.waits,3e3)})(document.documentElement.dataset)`;

/** Scripts that stand in a page before its text, by what of its HTML needs them. */
export const EARLY_SCRIPTS: Readonly<Record<string, string>> = {
  ' data-tab-group="': chosenTabsScript(),
  '<site-choices': waitForScript('#'),
  '/upgrade-path"': waitForScript('from='),
  '<site-api-index': waitForScript('?'),
};

/**
 * The script of the not-found page: a host that answers `/docs/state/` with it has the page under its clean path,
 * which stands in the address bar by now.
 */
export const NOT_FOUND_SCRIPT =
  'var b=window.siteBoot;b&&b.requested&&b.mayReload(location.href)&&location.reload()';
