import { Island } from '@/components/islands/island';
import { Link } from '@/components/ui/link';
import type { LabData } from '@/lib/benchmarks';
import { timeText } from '@/lib/benchmarks/run';
import PausePair from './pause-pair.island';

/** What the pair compares, by the strategy that was recorded. */
const HALVES = {
  native: 'in one piece, as Angular renders it (native)',
  normal: 'in chunks, the default of RxAngular (normal)',
};

const unbroken = (ms: number) => timeText(ms).replace(' ', '\u00a0');

/** The strongest pair of the render lab: how long a page is silent while one list is rendered. */
export function PauseSection({ data }: { data: LabData['strategies'] }) {
  const pair = Object.entries(HALVES).flatMap(([strategy, name]) => {
    const recorded = data.strategies.find(
      ({ run }) => run.strategy === strategy,
    );
    if (!recorded) return [];
    const { run, pause } = recorded;
    // The two lines that are drawn need no more of it.
    const drawn = { ...run, waiting: [], inputs: [] };
    return [{ name, run: drawn, pause: pause.median }];
  });
  const [without, rendered] = pair;
  if (!without || !rendered) return null;
  return (
    <section className="home-section home-pause">
      <div>
        <h2>
          A page that responds within {unbroken(rendered.pause)}, not{' '}
          {unbroken(without.pause)}
        </h2>
        <p>
          A list of {without.run.rows} rows is rendered twice. While a row
          renders, the page cannot respond to a click or a key. Render
          strategies split the work into chunks, so the page stays responsive.
        </p>
        <p>
          <Link href="/docs/lab/strategies">
            All strategies, and what they cost
          </Link>
        </p>
      </div>
      <Island of="home/pause-pair" when="hover">
        <PausePair pair={pair} />
      </Island>
    </section>
  );
}
