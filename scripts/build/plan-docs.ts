import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articleKey } from '@/components/build/render-article';
import { planPages, writePagePlan } from '@/lib/next';
import { describeDoc, headOfDoc, sitesOfVersions } from '@/lib/content';
import type { Site } from '@/lib/content';
import { listFiles } from '@/lib/files';
import { hashOfSite } from '@/lib/next/build-id.mjs';

/** Settings of a build that pages are made of, besides all that are meant for the browser. */
const SETTINGS = /^(?:NEXT_PUBLIC_.*|BASE_PATH|BUILD_ID|SITE_LAB|SITE_LOCALE)$/;

/** Finds out, and notes, which pages of the documentation have to be rendered; to be asked when all else is prepared. */
export function planDocs(site: Site): void {
  const pages = sitesOfVersions(site).flatMap((one) =>
    one.docs.map((doc) => ({ one, doc })),
  );
  const plan = planPages(
    pages.map(({ one, doc }) => ({
      path: doc.path,
      inputs: [
        JSON.stringify([describeDoc(one, doc), headOfDoc(one, doc)]),
        articleKey(one, doc),
      ],
    })),
    [process.version, hashOfSite(), ...settings(), ...dataFiles(site.root)],
  );
  writePagePlan(plan);
}

function settings(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => SETTINGS.test(name))
    .map((setting) => setting.join('='))
    .sort();
}

/** A content folder outside of the repository is unknown to its hash. */
function dataFiles(root: string): string[] {
  return listFiles(root, '.json').flatMap((name) => [
    name,
    readFileSync(path.join(root, name), 'utf8'),
  ]);
}
