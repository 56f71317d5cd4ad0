import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import { exportFacts, findTypeHome, readApi } from '@/lib/packages';
import { DOCUMENTED_PACKAGES } from '@/lib/site/product';
import type { Signatures } from '@/lib/site/article/compile';
import { part, TEXT, type Source } from '../part';
import { API, HOMES, PACKAGE_FACTS } from '../sources';
import { ApiEntries } from './api-entries';
import { TypeCode } from './type-code';

/** What the tables of a page share. */
type Shared = {
  signatures: Signatures;
  slugger: GithubSlugger;
  /** Exports that the page has described already. */
  described: Set<string>;
};

/** The page itself, and the API, which the tables say that they use. */
const SHARED: Source<Shared> = {
  key: () => '',
  read: async ({ root }, { body }) => {
    // Heavy, and needed only by pages that are not cached.
    const { drawSignatures } = await import('@/lib/site/article/compile');
    const api = readApi(root, DOCUMENTED_PACKAGES);
    return {
      signatures: await drawSignatures(body, api),
      slugger: new GithubSlugger(),
      described: new Set(),
    };
  },
};

export const apiTable = {
  ApiTable: part({
    props: z.strictObject({
      entry: TEXT,
      symbol: TEXT,
      show: z.enum(['inputs', 'outputs', 'members', 'parameters', 'signature']),
      only: TEXT.optional(),
    }),
    uses: {
      api: API,
      packageFacts: PACKAGE_FACTS,
      homes: HOMES,
      shared: SHARED,
    },
    markdown: {},
    draw: (request, { api, packageFacts, homes, shared }) => {
      const facts = api.getApiTable(request);
      const { entry, symbol } = facts;
      const name = `${entry}#${symbol}`;
      const isFirst = !shared.described.has(name);
      shared.described.add(name);
      return (
        <ApiEntries
          facts={facts}
          about={exportFacts(packageFacts, entry, symbol)}
          drawCode={(text) => (
            <TypeCode
              text={text}
              tokens={shared.signatures.get(text)}
              hrefOf={(type) =>
                type === symbol ? undefined : findTypeHome(homes, entry, type)
              }
            />
          )}
          slugger={shared.slugger}
          isFirst={isFirst}
        />
      );
    },
  }),
};
