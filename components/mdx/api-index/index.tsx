import { z } from 'zod';
import { part } from '../part';
import { API, HOMES, PACKAGE_FACTS } from '../sources';
import { ApiIndex } from './api-index';

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
