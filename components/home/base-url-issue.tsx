import { withBase } from '@/lib/base/url';

const ID = 'base-url-issue';

/** Runs where it stands, after the style sheet has come or failed; needs no other file. */
export const BASE_URL_SCRIPT = `(function(d,e){
if(getComputedStyle(d.documentElement).getPropertyValue('--css-ok'))return;
e.hidden=false;
e.querySelector('[data-suggestion]').textContent=location.pathname.replace(/\\/+$/,'')+'/'
})(document,document.getElementById('${ID}'))`.replaceAll('\n', '');

/** Warns a maintainer that the site was built for another address than the one it is served at. */
export function BaseUrlIssue() {
  const base = withBase('/').replace(/\/?$/, '/');
  return (
    <>
      <div id={ID} role="alert" hidden>
        <p>
          <strong>The site did not load properly.</strong> A wrong base URL is
          the most likely reason.
        </p>
        <p>
          It was built for <code>{base}</code>. Served from here it needs{' '}
          <code data-suggestion="" />.
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: BASE_URL_SCRIPT }} />
    </>
  );
}
