/** What readers load: behaviours, islands, and changes of pages in place. */
import { siteBoot } from '@/components/browser/boot';
import { prefetchShared } from '@/components/islands/prefetch-shared';
import { SiteIsland } from '@/components/islands/site-island.client';
import { startNavigation } from '@/components/navigation/navigation';
import { connectElements } from './elements';

connectElements();
startNavigation(new AbortController().signal);
customElements.define('site-island', SiteIsland);
prefetchShared();
siteBoot().isAlive = true;
