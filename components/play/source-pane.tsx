import { useId, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { copyFrom } from '@/components/browser/copy';
import { ADDRESS_EVENT } from '@/components/browser/page-event';
import { fromHash, toHash } from '@/lib/playground/link';
import type { Versions } from '@/lib/playground/project';
import {
  changeFile,
  notesFor,
  problemsOf,
  reset,
  runNow,
  say,
  type Workbench,
} from '@/lib/playground/workbench';
import type { Piece } from './code-mirror/colour';
import { Editor, type EditorHandle, type Marks } from './editor';
import { FileTabs, type Naming } from './file-tabs';
import { MoreMenu } from './more-menu';
import { OWN_LINK } from './use-draft';
import { Tool } from './tool';
import type { Change } from './use-workbench';

type SourcePaneProps = {
  bench: Workbench;
  change: Change;
  /** Of the packages that the program gets as a project. */
  workspace: Versions;
  /** The text that the page was served with. */
  served: readonly Piece[];
  editor: RefObject<EditorHandle | null>;
};

/** The files, the tools and the editor. */
export function SourcePane(props: SourcePaneProps) {
  const { bench, change, editor, served } = props;
  const { files, active, project } = bench;
  const hintId = useId();
  const marks = useMarks(bench);
  const run = () => change(runNow);
  return (
    <section className="play-source" aria-label="Code">
      <Bar {...props} onRun={run} />
      {bench.isWaiting && (
        <p className="play-ask" role="note">
          {FOREIGN}
        </p>
      )}
      <Editor
        ref={editor}
        file={files[active]}
        served={served}
        marks={marks}
        isTime={project !== undefined && bench.phase !== 'running'}
        describedBy={hintId}
        typedFiles={() => (bench.types.phase === 'unknown' ? undefined : files)}
        onEdit={(text) => change((now) => changeFile(now, { text }))}
        onRun={run}
      />
      <p id={hintId} className="play-keys needs-js">
        Tab indents (Escape, then Tab to leave). Ctrl+Enter runs (⌘ Enter on a
        Mac).
      </p>
    </section>
  );
}

/** The files, and what can be done with them. */
function Bar(props: SourcePaneProps & { onRun: () => void }) {
  const { bench, change, editor, onRun } = props;
  const [naming, setNaming] = useState<Naming>();
  const button = useRef<HTMLButtonElement>(null);
  const focus = () =>
    void editor.current?.open().then(({ view }) => view.focus());
  const share = () => {
    const link = linkTo(bench).then(({ href }) => href);
    link.catch(() => change((now) => say(now, UNSHARED, 'failed')));
    if (button.current) void copyFrom(button.current, link);
  };
  return (
    <div className="play-bar needs-js">
      <FileTabs
        bench={bench}
        change={change}
        naming={naming}
        onName={setNaming}
        onReady={focus}
      />
      <Tool isMain isOff={!bench.project} onUse={onRun}>
        Run
      </Tool>
      <Tool ref={button} isOff={!bench.project} onUse={share}>
        Share
      </Tool>
      <MoreMenu
        {...props}
        onRename={() => setNaming('open')}
        onReset={() => {
          change(reset);
          focus();
        }}
      />
    </div>
  );
}

/** Those of the last run that has told something; while somebody writes, they move with the text. */
function useMarks(bench: Workbench): Marks {
  const name = bench.files[bench.active]?.name;
  const made = useMemo(
    () => ({
      notes: notesFor(bench),
      problems: problemsOf(bench).filter(({ file }) => file === name),
    }),
    [bench, name],
  );
  const { files, settled, phase, results, mistake, types } = bench;
  const isSilent =
    Object.keys(results.values).length === 0 && results.console.length === 0;
  const isMeanwhile =
    files !== settled ||
    (phase === 'running' && isSilent) ||
    (types.phase === 'checking' && types.problems.length > 0 && !mistake);
  const [shown, setShown] = useState({ made, name });
  if (shown.made !== made && (!isMeanwhile || shown.name !== name)) {
    setShown({ made, name });
  }
  return shown.made;
}

const UNSHARED =
  'This code is too long for a link. Download it as a project, in "More", and send that.';

/** Puts what the reader has written into the address of the page. */
async function linkTo({ project, files, isWaiting }: Workbench): Promise<URL> {
  const hash = await toHash({ ...project, files });
  if (!(await fromHash(hash))) throw new Error(UNSHARED);
  const { pathname, href } = window.location;
  const address = new URL(pathname + hash, href);
  const own = { ...history.state, ...OWN_LINK };
  // What the reader has not asked to run is not theirs yet.
  history.replaceState(isWaiting ? history.state : own, '', address);
  window.dispatchEvent(new Event(ADDRESS_EVENT));
  return address;
}

/** What a reader has to know of code that comes from elsewhere. */
const FOREIGN =
  'This code was shared with you. Review it before you press Run. It can reach neither this page nor what this site has stored, but it can let others know that it runs and what you type into it: keep secrets out.';
