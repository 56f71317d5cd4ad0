import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { withBase } from '@/lib/base/url';
import type { Report } from '@/lib/playground/engine';
import type { Loss, Program } from '@/lib/playground/workbench';
import { EngineLink } from './engine-link';
import { keepFocus } from './keep-focus';

/** Where the document is, without base path. */
const FRAME_PATH = '/play/frame';

/** Code may report thousands of times a second, and the page draws once for all of them. */
const DRAW_MS = 16;

type FrameProps = {
  /** Another one is run as soon as it is given. */
  program: Program;
  /** All that came since the page was drawn last. */
  onReport: (reports: readonly Report[]) => void;
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
    const stop = new AbortController();
    const waiting: Report[] = [];
    const flush = () => {
      const news = waiting.splice(0);
      if (news.length > 0 && !stop.signal.aborted) report(news);
    };
    const made = new EngineLink(frame.current, {
      report: (news) => {
        if (waiting.push(news) === 1) setTimeout(flush, DRAW_MS);
      },
      lost: (why) => {
        flush();
        lost(why);
      },
    });
    link.current = made;
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
