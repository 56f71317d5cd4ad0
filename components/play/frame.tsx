import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { withBase } from '@/lib/base/url';
import type { Report } from '@/lib/playground/engine';
import type { Loss, Program } from '@/lib/playground/workbench';
import { EngineLink } from './engine-link';
import { keepFocus } from './keep-focus';

/** Where the document is, without base path. */
const FRAME_PATH = '/play/frame';

type FrameProps = {
  /** Another one is run as soon as it is given. */
  program: Program;
  onReport: (report: Report) => void;
  /** It cannot run anything any more, and has to be taken away. */
  onLost: (why: Loss) => void;
};

/** Runs programs in a document of their own, and shows it. */
export function Frame({ program, onReport, onLost }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<EngineLink>(undefined);
  const report = useEffectEvent(onReport);
  const lost = useEffectEvent(onLost);
  // Before the document can be there.
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const made = new EngineLink(frame.current, {
      report: (news) => report(news),
      lost: (why) => lost(why),
    });
    link.current = made;
    const stop = new AbortController();
    keepFocus(frame.current, () => lost('grabbed'), stop.signal);
    return () => {
      stop.abort();
      made.close();
    };
  }, []);
  useEffect(() => {
    const { theme } = document.documentElement.dataset;
    link.current?.run({
      ...program,
      theme: theme === 'dark' ? 'dark' : 'light',
    });
  }, [program]);
  return (
    <iframe
      ref={frame}
      className="play-frame"
      title="Preview"
      sandbox="allow-scripts"
      src={withBase(FRAME_PATH)}
    />
  );
}
