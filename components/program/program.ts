/** What readers load: behaviours, islands, and changes of pages in place. */
import { prefetchShared } from '@/components/islands/prefetch-shared';
import { SiteIsland } from '@/components/islands/site-island.client';
import { startNavigation } from '@/components/navigation/navigation';
import './elements';

startNavigation(new AbortController().signal);
customElements.define('site-island', SiteIsland);
prefetchShared();
