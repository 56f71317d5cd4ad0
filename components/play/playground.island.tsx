'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadPart } from '@/components/browser/load-part';
import { ADDRESS_EVENT } from '@/components/browser/page-event';
import type { Versions } from '@/lib/playground/project';
import type { Tutorial } from '@/lib/playground/tutorial';
import {
  fetchTutorial,
  openFile,
  openProject,
  projectAt,
  runNow,
  say,
  tutorialAt,
} from '@/lib/playground/workbench';
import type { Piece } from './code-mirror/colour';
import type { EditorHandle } from './editor';
import { ResultPane } from './result-pane';
import { PLAYGROUND } from './settings';
import { SourcePane } from './source-pane';
import { Splitter } from './splitter';
import type { TutorialPanel } from './tutorial-panel';
import { draftKeyOf, isForeign, readDraft, useDraft } from './use-draft';
import { useTypes } from './use-types';
import { useWorkbench, type Change } from './use-workbench';

const DRAFT = { what: 'This is your draft.', act: 'Discard it' };

/** What the address names, loaded with the panel that teaches it. */
type Lesson = { tutorial: Tutorial; Panel: typeof TutorialPanel };

type PlaygroundProps = {
  /** Of the packages that a program gets as a project. */
  workspace: Versions;
  /** The first project in colours, for as long as nothing else is known. */
  served: readonly Piece[];
};

/** Editor, results and tutorials. */
export default function Playground(props: PlaygroundProps) {
  const [bench, change] = useWorkbench();
  const [lesson, draftKey] = useAddress(change);
  const checkTypes = useTypes(bench, change);
  useDraft(bench, draftKey);
  const editor = useRef<EditorHandle>(null);
  const goTo = (file: string, line: number, column?: number) => {
    // The line has to be there.
    flushSync(() => change((now) => openFile(now, file)));
    void editor.current?.open().then((opened) => opened.goTo(line, column));
  };
  return (
    <>
      {lesson && (
        <lesson.Panel
          tutorial={lesson.tutorial}
          files={bench.files}
          written={bench.written}
          onShow={(project, own) =>
            change((now) => openProject(now, project, true, own))
          }
          onPause={(isPaused) =>
            change((now) =>
              isPaused ? { ...now, program: undefined } : runNow(now),
            )
          }
        />
      )}
      <div className="play-panes">
        <SourcePane {...props} bench={bench} change={change} editor={editor} />
        <Splitter />
        <ResultPane
          bench={bench}
          change={change}
          goTo={goTo}
          onCheckTypes={checkTypes}
        />
      </div>
    </>
  );
}

/** Opens what the address means: a project, or a tutorial, which opens its own. */
function useAddress(change: Change): [Lesson | undefined, string | undefined] {
  const [lesson, setLesson] = useState<Lesson>();
  const [draftKey, setDraftKey] = useState<string>();
  useEffect(() => {
    const open = async () => {
      const opened = await openAddress(window.location);
      if ('Panel' in opened) {
        setLesson(opened);
        return;
      }
      const isTrusted = !isForeign(window.location.hash);
      const key = draftKeyOf(window.location);
      setDraftKey(key);
      const draft = readDraft(key);
      change((now) => {
        const next = openProject(now, opened, isTrusted, draft);
        return draft
          ? { ...next, before: { ...DRAFT, files: opened.files } }
          : next;
      });
    };
    open().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      change((now) => say(now, text, 'failed'));
    });
    const stop = new AbortController();
    const listen = (type: string, act: () => void) =>
      window.addEventListener(type, act, { signal: stop.signal });
    listen('hashchange', () => {
      // Another link, in the same tab.
      if (isForeign(window.location.hash)) window.location.reload();
    });
    // What is written after sharing is kept with the address that a reload opens.
    listen(ADDRESS_EVENT, () =>
      setDraftKey((key) => key && draftKeyOf(window.location)),
    );
    return () => stop.abort();
  }, [change]);
  return [lesson, draftKey];
}

async function openAddress(address: Location) {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(
      'The playground does not start while the site is being written, because the build makes its engine. Run `npm run build` and open the built site to try it.',
    );
  }
  const page = tutorialAt(address);
  if (page === null) return projectAt(address, PLAYGROUND.firstProject);
  const [{ TutorialPanel: Panel }, tutorial] = await Promise.all([
    loadPart(() => import('./tutorial-panel')),
    fetchTutorial(page),
  ]);
  return { Panel, tutorial };
}
