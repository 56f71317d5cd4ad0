import type { Page } from '@playwright/test';

import { APPLICATIONS, BINDINGS } from '../run';
import { CHECKS, type ChecksData, type MadeOn } from '../types';

type Case = (typeof APPLICATIONS)[number] & {
  binding: (typeof BINDINGS)[number];
};

/** Counts which templates are checked, once for each case: they are the same each time. */
export async function recordChecks(
  page: Page,
  madeOn: MadeOn,
): Promise<ChecksData> {
  const cases = APPLICATIONS.flatMap((application) =>
    BINDINGS.map((binding): Case => ({ ...application, binding })),
  );
  // A page without zone.js first: it does not go away again.
  const counted = [];
  for (const each of cases) {
    counted.push({ ...each, checks: await countCase(page, each) });
  }
  return CHECKS.parse({ madeOn: { ...madeOn, times: 1 }, cases: counted });
}

function countCase(page: Page, each: Case): Promise<unknown> {
  return page.evaluate(async (scene) => {
    const address = scene.isZone ? '/zone-frame.js' : '/change-detection.js';
    const module = await import(address);
    const { labCount } = globalThis as {
      labCount?: (host: Element, scene: unknown) => Promise<unknown>;
    };
    const host = document.createElement('div');
    document.querySelector('main')?.replaceChildren(host);
    return (labCount ?? module.count)(host, scene);
  }, each);
}
