import { readKeptEngines } from '@/lib/play/kept';
import { displayPath, type Problem } from '@/lib/source';
import type { FoundBrowser } from '@/lib/product';
import { checkInEngine } from './check-in-engine';
import { madeSample } from './collect';

const ENTRY = 'sample.ts';

/** Takes a component, a template and state. */
const SHOWN = `import { Component } from '@angular/core';
import { rxState } from '@rx-angular/state';
import { RxLet } from '@rx-angular/template/let';

@Component({
  selector: 'app-kept',
  imports: [RxLet],
  template: '<p *rxLet="name$; let name">{{ name }}</p>',
})
export class Kept {
  private readonly state = rxState<{ name: string }>(({ set }) => set({ name: 'kept' }));
  readonly name$ = this.state.select('name');
}
`;

/** Takes the packages that were kept, and time that passes by itself. */
const valuesOf = (angular: string) => `import { VERSION } from '@angular/core';
import { timer } from 'rxjs';

VERSION.full; // => '${angular}'
timer(1000).subscribe((value) => console.log(value)); // => 0
`;

/**
 * Opens two programs in each kept engine: the frame goes on changing, and packages from before an upgrade stay as they
 * are.
 *
 * @param contentDir absolute path of the content folder
 * @returns a problem for each engine in which one of them does not do what it should
 */
export async function checkKept(
  contentDir: string,
  found: FoundBrowser,
  cacheDir: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const engine of readKeptEngines(contentDir)) {
    const values = valuesOf(engine.versions['@angular/core'] ?? '');
    const samples = [SHOWN, values].map((text) =>
      madeSample([{ name: ENTRY, text }], 1),
    );
    const all = await checkInEngine(samples, found, cacheDir, engine);
    const [shown = '', ran = ''] = all.map(({ result }) => result);
    if (shown === 'shows' && ran === 'runs') continue;
    const ends = shown === 'shows' ? ran : shown;
    problems.push({
      file: displayPath(contentDir, `play-engines/${engine.id}/engine.json`),
      line: 1,
      column: 1,
      message: `The playground can no longer run these packages: a small program ends with "${ends}", and so would links that were written with them. Mend lib/play/engine, or give the engine up with \`git rm -r content/play-engines/${engine.id}\`.`,
    });
  }
  return problems;
}
