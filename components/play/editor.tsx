import { isComposed } from '@/components/browser/keys';
import { loadPart } from '@/components/browser/load-part';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LineNote, Problem } from '@/lib/playground/workbench';
import type { CodeEditor } from './code-mirror';
import type { TypedFiles } from './code-mirror/typed';
import type { Piece } from './code-mirror/colour';

/** What the page asks of the editor, which it loads if need be. */
export type EditorHandle = { open: () => Promise<CodeEditor> };

/** What is known of the open file. */
export type Marks = {
  notes: readonly LineNote[];
  problems: readonly Problem[];
};

type EditorProps = {
  ref: Ref<EditorHandle>;
  /** Nothing before the playground knows what to open. */
  file: { name: string; text: string } | undefined;
  /** The text that the page was served with, in colours. */
  served: readonly Piece[];
  marks: Marks;
  /** Whether nothing that matters more is being loaded. */
  isTime: boolean;
  /** Id of the words about its keys. */
  describedBy: string;
  typedFiles: TypedFiles;
  onEdit: (text: string) => void;
  onRun: () => void;
};

// Where the framework runs this page, the editor does not start: nothing has to be bundled there.
const loadEditor = () =>
  loadPart(
    () => import(/* turbopackIgnore: true */ '@/components/play/code-mirror'),
  );

type EditorModule = Awaited<ReturnType<typeof loadEditor>>;

/** The code, as text at first; the editor takes its place when the reader turns to it, or when there is time. */
export function Editor(props: EditorProps) {
  const { ref, file, served, isTime } = props;
  const [loaded, setLoaded] = useState<EditorModule>();
  const [hasFailed, setFailed] = useState(false);
  const [opening] = useState(openingEditor);
  const load = () => {
    if (loaded || !file) return;
    loadEditor().then(
      (found) => setLoaded(() => found),
      () => setFailed(true),
    );
  };
  useImperativeHandle(ref, () => ({
    open: () => {
      load();
      return opening.promise;
    },
  }));
  const loadInTime = useEffectEvent(load);
  useEffect(() => {
    if (isTime) loadInTime();
  }, [isTime]);
  const host = useRef<HTMLDivElement>(null);
  const editor = useCodeMirror(props, host, loaded, opening.resolve);
  return (
    <div className="play-editor" onPointerEnter={load} onFocus={load}>
      {!editor && (
        <pre
          className="play-code"
          data-served={file ? undefined : ''}
          tabIndex={0}
          role="region"
          aria-label={file ? `${file.name}, read only` : 'Code'}
        >
          <Served file={file} served={served} />
        </pre>
      )}
      {hasFailed && (
        <p className="play-hint" role="alert">
          The editor could not be loaded. Check the connection, and load the
          page again.
        </p>
      )}
      {loaded && (
        <div
          ref={host}
          className="play-code-mirror"
          onKeyDownCapture={(event) => {
            // A key that an input method has taken is none of the editor's, which tells by its own events alone.
            if (isComposed(event)) event.stopPropagation();
          }}
        />
      )}
    </div>
  );
}

/** Puts the editor into its place once it is loaded, and shows there what the page knows. */
function useCodeMirror(
  props: EditorProps,
  host: RefObject<HTMLDivElement | null>,
  loaded: EditorModule | undefined,
  onOpen: (editor: CodeEditor) => void,
): CodeEditor | undefined {
  const { file, marks, describedBy } = props;
  const [editor, setEditor] = useState<CodeEditor>();
  const edit = useEffectEvent((text: string) =>
    // The next key must not meet an older text.
    flushSync(() => props.onEdit(text)),
  );
  const run = useEffectEvent(props.onRun);
  const typedFiles = useEffectEvent(props.typedFiles);
  const begin = useEffectEvent((place: HTMLElement, module: EditorModule) => {
    const hadFocus = place.parentElement?.contains(document.activeElement);
    const made = new module.CodeEditor(place, describedBy, {
      edit: (text) => edit(text),
      run: () => run(),
      typedFiles: () => typedFiles(),
    });
    if (file) made.show(file.name, file.text);
    if (hadFocus) made.view.focus();
    setEditor(made);
    onOpen(made);
    return () => made.view.destroy();
  });
  useLayoutEffect(
    () => (loaded && host.current ? begin(host.current, loaded) : undefined),
    [loaded, host],
  );
  useLayoutEffect(() => {
    if (editor && file) editor.show(file.name, file.text);
  }, [editor, file]);
  useEffect(() => {
    if (editor) loaded?.showMarks(editor.view, marks.notes, marks.problems);
  }, [editor, loaded, marks, file?.name]);
  return editor;
}

/** The editor that is to come; where it cannot be loaded, what stands in its place says so. */
function openingEditor() {
  let resolve: (editor: CodeEditor) => void = () => {};
  const promise = new Promise<CodeEditor>((end) => (resolve = end));
  return { promise, resolve };
}

function Served({ file, served }: Pick<EditorProps, 'file' | 'served'>) {
  const text = served.map(([piece]) => piece).join('');
  if (file && file.text !== text) return file.text;
  return served.map(([text, kind], index) =>
    kind ? (
      <span key={index} className={kind}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
