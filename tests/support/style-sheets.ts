import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All style sheets of the site, those included that come with the script that needs them. */
export function readStyleSheets(): { file: string; css: string }[] {
  return ['app/styles', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => {
        const file = path.join(folder, name);
        return { file, css: readFileSync(file, 'utf8') };
      }),
  );
}
