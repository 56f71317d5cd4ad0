import {
  autocompletion,
  type Completion as Option,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Completion } from '@/lib/playground/types';
import type { Workbench } from '@/lib/playground/workbench';
import { TYPES } from '../settings';

type Files = Workbench['files'];

/** The files of the program as they are written; nothing while the types may not be loaded. */
export type TypedFiles = () => Files | undefined;

/** Completes by the types of the program, and says what a name is. */
export function typed(name: string, typedFiles: TypedFiles): Extension {
  const filesOf = ({ doc }: EditorState): Files | undefined =>
    typedFiles()?.map((file) =>
      file.name === name ? { name, text: doc.toString() } : file,
    );
  return [
    autocompletion({
      icons: false,
      override: [
        async (context) => {
          const files = filesOf(context.state);
          if (!files) return null;
          const tag = tagAt(context);
          const found = tag
            ? completeTag(name, tag, context)
            : completeName(name, files, context);
          return found.catch(() => null);
        },
      ],
    }),
    hoverTooltip(async ({ state }, pos) => {
      const files = filesOf(state);
      const asked = files && TYPES.ask('explain', files, name, pos);
      const found = await asked?.catch(() => undefined);
      if (!found) return null;
      const dom = document.createElement('span');
      dom.className = 'play-explained';
      dom.textContent = found.text;
      return { pos: found.from, end: found.to, create: () => ({ dom }) };
    }),
  ];
}

type Tag = { text: string; from: number };

/** The element whose attributes are being written, and where the one at the cursor begins. */
function tagAt({ state, pos }: CompletionContext): Tag | undefined {
  const node = syntaxTree(state).resolveInner(pos, -1);
  const isName = node.name === 'AttributeName';
  const tag = isName ? node.parent?.parent : node;
  const name = /^(?:Open|SelfClosing)Tag$/.test(tag?.name ?? '')
    ? tag?.getChild('TagName')
    : undefined;
  if (!name || pos <= name.to) return undefined;
  const text = state.sliceDoc(name.from, name.to);
  return { text, from: isName ? node.from : pos };
}

async function completeTag(
  name: string,
  { text, from }: Tag,
  { pos }: CompletionContext,
): Promise<CompletionResult> {
  const labels = await TYPES.ask('bindingsOf', name, pos, text);
  const options = labels.map((label, index) => ({ label, boost: -index / 10 }));
  return { from, options, validFor: /^[\w*[(\])-]*$/ };
}

async function completeName(
  name: string,
  files: Files,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const from = context.matchBefore(/(?<![\w$])[\w$]+/)?.from ?? context.pos;
  const isMember = context.state.sliceDoc(from - 1, from) === '.';
  if (from === context.pos && !isMember && !context.explicit) return null;
  const found = await TYPES.ask('complete', files, name, context.pos);
  const options = found.map((one) => toOption(one, name, files));
  return options.length > 0 ? { from, options, validFor: /^[\w$]*$/ } : null;
}

function toOption(one: Completion, name: string, files: Files): Option {
  const { label, source, rank } = one;
  const option = { label, boost: -Number.parseInt(rank, 10) || 0 };
  if (source === undefined) return option;
  return {
    ...option,
    detail: source,
    // With its import, in one step of undo.
    apply: (view, _, from, to) => {
      const { doc } = view.state;
      const now = files.map((file) =>
        file.name === name ? { name, text: doc.toString() } : file,
      );
      const write = (edits: readonly { from: number; insert: string }[]) => {
        if (!doc.eq(view.state.doc)) return;
        const changes = view.state.changes([
          ...edits,
          { from, to, insert: label },
        ]);
        const anchor = changes.mapPos(to, 1);
        view.dispatch({ changes, selection: { anchor } });
      };
      TYPES.ask('importFor', now, name, to, one).then(write, () => write([]));
    },
  };
}
