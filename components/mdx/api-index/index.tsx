import { z } from 'zod';
import { hashOf } from '@/lib/base/files';
import { readPages } from '@/lib/base/source';
import { type ExportHomes, findExportHomes, readApi } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { part, type Source } from '../part';
import { API, PACKAGE_FACTS, perSite } from '../sources';
import { ApiIndex } from './api-index';

const homesIn = perSite(({ root }) =>
  findExportHomes(readApi(root, PACKAGES.names), readPages(root), PACKAGES),
);

const HOMES: Source<ExportHomes> = {
  key: perSite((site) => hashOf([JSON.stringify([...homesIn(site)])])),
  read: homesIn,
};

export const apiIndex = {
  ApiIndex: part({
    props: z.strictObject({}),
    uses: { api: API, packageFacts: PACKAGE_FACTS, homes: HOMES },
    markdown: { 'api-filter': 'omit' },
    // The pages that document them shall be found.
    unsearched: ['api-index'],
    draw: (_, { api, packageFacts, homes }) => (
      <ApiIndex packages={api.packages} facts={packageFacts} homes={homes} />
    ),
  }),
};
