import {
  findPromises,
  type Parsed,
  type SamplePromise,
} from '@/lib/samples/promises';
import type { Edits } from './edits';

type Instrumented = {
  promises: readonly SamplePromise[];
  /** Changes the calls that log them; to be called last, as they are inside of everything else. */
  instrumentLogs: () => void;
};

/** Makes the code of a file report the values that it promises; those that cannot be read promise nothing. */
export function instrumentPromises(parsed: Parsed, edits: Edits): Instrumented {
  const { promises } = findPromises(edits.source, parsed);
  promises.forEach(({ kind, start, end }, id) => {
    if (kind === 'value') edits.wrap(start, end, `__play.value(${id},`, ')');
  });
  return {
    promises,
    instrumentLogs: () =>
      promises.forEach(({ kind, start, end }, id) => {
        if (kind !== 'log') return;
        edits.blank(start, end);
        edits.put(start, `__play.log(${id})`);
      }),
  };
}
