import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a run of a scene works with. */
export type Running = {
  /** Where it may render; emptied when it ends. */
  stage: HTMLElement;
  report: (text: string) => void;
  /** Aborts when the reader stops the run or leaves the page. */
  stopped: AbortSignal;
};

/** A scene that readers run. */
export type Scene = ReturnType<typeof useScene>;

/**
 * Lets readers run a scene, and stop it.
 *
 * @param run returns the final text
 */
export function useScene(run: (running: Running) => Promise<string>) {
  const [status, setStatus] = useState('');
  const [running, setRunning] = useState<AbortController>();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => () => running?.abort(), [running]);

  /** Does something; when that fails, the status says so. */
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      console.error(error);
      setStatus(
        'The scene could not be loaded. Check the connection and try again.',
      );
    }
  };
  const begin = async (place: HTMLElement) => {
    const stop = new AbortController();
    setRunning(stop);
    setStatus('Loading …');
    await attempt(async () => {
      const text = await run({
        stage: place,
        // At once, so that nothing of it is left to do while the scene is measured.
        report: (now) => flushSync(() => setStatus(now)),
        stopped: stop.signal,
      });
      setStatus(stop.signal.aborted ? 'Stopped.' : text);
    });
    place.replaceChildren();
    setRunning(undefined);
  };
  /** Runs it, or stops it while it runs. */
  const toggle = () => {
    if (running) running.abort();
    else if (stage.current) void begin(stage.current);
  };
  return { status, isRunning: running !== undefined, stage, toggle, attempt };
}

/** What was found in the reader's browser, by the names of cells. */
export type Here = Readonly<Record<string, string>>;

/** Collects what is found; it is shown at once, so that nothing of it is left to do while a scene is measured. */
export function useHere(): [Here, (found: Here) => void] {
  const [here, setHere] = useState<Here>({});
  return [
    here,
    (found) => flushSync(() => setHere((known) => ({ ...known, ...found }))),
  ];
}
