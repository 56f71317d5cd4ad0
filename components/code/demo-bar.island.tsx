'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/browser/load-part';
import { wordsOf } from '@/lib/base/text';
import { withBase } from '@/lib/base/url';
import type { DemoModule, RunningDemo } from '@/lib/samples/demos';
import type { DemoControl } from '@/lib/samples/fences';

const FOLDER = '/demos/';
const FAILED =
  'The demo could not be started. Check the connection and try again.';

type DemoBarProps = { file: string; controls: readonly DemoControl[] };

/** A start that the reader asked for. */
type Start = { start: DemoModule['start']; message: string; count: number };

/** Runs the demo around it, in the place of the first render that is served below it. */
export default function DemoBar({ file, controls }: DemoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { asked, demo, status, begin, end, ...stage } = useDemo(file);
  return (
    <>
      <div className="demo-bar" ref={bar}>
        <button
          type="button"
          data-demo-run=""
          onClick={() =>
            demo
              ? end('The demo has stopped.')
              : void begin('The demo is running.')
          }
        >
          {demo ? 'Stop' : 'Run'}
        </button>
        {demo && (
          <button
            type="button"
            onClick={() => void begin('The demo has started again.')}
          >
            Restart
          </button>
        )}
        {controls.map((control) => (
          <Control
            key={control.name}
            {...control}
            onChoose={(value) => demo?.set(control.name, value)}
          />
        ))}
        <span className="demo-status" role="status">
          {status}
        </span>
      </div>
      {asked && (
        <Stage
          key={asked.count}
          start={(host) => asked.start(host, valuesIn(bar.current))}
          isInert={!demo}
          {...stage}
        />
      )}
    </>
  );
}

/** A demo from the start that the reader asks for to its end, and what a status says of it. */
function useDemo(file: string) {
  const isLoading = useRef(false);
  const [asked, setAsked] = useState<Start>();
  const [demo, setDemo] = useState<RunningDemo>();
  const [status, setStatus] = useState('Press Run to start it.');

  const end = (message: string) => {
    isLoading.current = false;
    setAsked(undefined);
    setDemo(undefined);
    setStatus(message);
  };
  const onFailed = (error: unknown) => {
    console.error(error);
    end(FAILED);
  };
  const begin = async (message: string) => {
    if (isLoading.current) return;
    isLoading.current = true;
    setStatus('');
    try {
      const address = withBase(FOLDER + file);
      const { start } = (await loadPart(
        () => import(/* turbopackIgnore: true */ address),
      )) as DemoModule;
      setAsked((last) => ({ start, message, count: (last?.count ?? 0) + 1 }));
    } catch (error) {
      onFailed(error);
    }
  };
  const onStarted = (started: RunningDemo) => {
    isLoading.current = false;
    setDemo(started);
    setStatus(asked?.message ?? '');
  };
  return { asked, demo, status, begin, end, onStarted, onFailed };
}

type ControlProps = DemoControl & { onChoose: (value: unknown) => void };

function Control({ name, values, onChoose }: ControlProps) {
  return (
    <label>
      {`${wordsOf(name)} `}
      <select
        // A page has several demos, and names of controls are those of the whole page.
        data-name={name}
        onChange={({ target }) => onChoose(JSON.parse(target.value))}
      >
        {values.map((value) => (
          <option key={String(value)} value={JSON.stringify(value)}>
            {String(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The values that the reader has chosen, or that are chosen at the start. */
function valuesIn(bar: HTMLElement | null): Record<string, unknown> {
  const choices = [...(bar?.querySelectorAll('select') ?? [])];
  return Object.fromEntries(
    choices.map(({ dataset, value }) => [
      dataset['name'] ?? '',
      JSON.parse(value),
    ]),
  );
}

type StageProps = {
  start: (host: HTMLElement) => Promise<RunningDemo>;
  isInert: boolean;
  onStarted: (demo: RunningDemo) => void;
  onFailed: (error: unknown) => void;
};

/** Where a demo runs from its start to its end. */
function Stage({ start, isInert, onStarted, onFailed }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(start);
  const handleStarted = useEffectEvent(onStarted);
  const handleFailed = useEffectEvent(onFailed);

  useLayoutEffect(() => {
    const stage = box.current;
    if (!stage || !host.current) return;
    let running: RunningDemo | undefined;
    let isOver = false;
    const { height, putBack } = takeFirstRender(stage);
    // What is below must not jump while the demo is drawn.
    stage.style.minBlockSize = `${height}px`;
    // Each start has its own: a demo that stops takes its place away, and while writing React starts twice.
    const place = host.current.cloneNode() as HTMLElement;
    stage.replaceChildren(place);
    begin(place).then(
      (demo) => {
        stage.style.minBlockSize = '';
        if (isOver) return demo.stop();
        running = demo;
        handleStarted(demo);
      },
      (error: unknown) => {
        if (!isOver) handleFailed(error);
      },
    );
    return () => {
      isOver = true;
      running?.stop();
      putBack();
    };
  }, []);

  return (
    <div className="demo-stage" ref={box} inert={isInert}>
      <div ref={host} />
    </div>
  );
}

/** Takes the served first render out of sight, and of reach, until it is put back. */
function takeFirstRender(stage: HTMLElement) {
  const served = stage
    .closest('.demo')
    ?.querySelector<HTMLElement>(':scope > .demo-stage');
  const nodes = [...(served?.childNodes ?? [])];
  const height = served?.offsetHeight ?? 0;
  served?.replaceChildren();
  return { height, putBack: () => served?.replaceChildren(...nodes) };
}
