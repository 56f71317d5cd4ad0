import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { keyOf } from '@/components/browser/keys';
import {
  addFile,
  changeFile,
  nameProblem,
  openFile,
  type Workbench,
} from '@/lib/playground/workbench';
import type { Change } from './use-workbench';

/** What is being named, a new file or the open one. */
export type Naming = 'new' | 'open';

type FileTabsProps = {
  bench: Workbench;
  change: Change;
  naming: Naming | undefined;
  onName: (naming: Naming | undefined) => void;
  /** The reader has a file to write in. */
  onReady: () => void;
};

/** The files of the program: opened with a press, renamed with another, and new ones. */
export function FileTabs(props: FileTabsProps) {
  const { bench, change, naming, onName, onReady } = props;
  const { files, active, project } = bench;
  const field = (own?: string) => (
    <NameField
      key={own}
      bench={bench}
      own={own}
      onEnd={(name) => {
        onName(undefined);
        if (name === undefined || name === own) return;
        change((now) =>
          own === undefined ? addFile(now, name) : changeFile(now, { name }),
        );
        onReady();
      }}
    />
  );
  return (
    <div className="play-files" role="group" aria-label="Files">
      {files.map(({ name }, index) =>
        naming === 'open' && index === active ? (
          field(name)
        ) : (
          <button
            key={name}
            type="button"
            className="play-file"
            aria-pressed={index === active}
            onClick={() => change((now) => openFile(now, name))}
            onDoubleClick={() => onName('open')}
          >
            {name}
          </button>
        ),
      )}
      {naming === 'new' && field()}
      <button
        type="button"
        className="play-file play-new"
        aria-label="New file"
        title="New file"
        disabled={!project}
        onClick={() => onName('new')}
      >
        +
      </button>
    </div>
  );
}

type NameFieldProps = {
  bench: Workbench;
  /** The name that the file has now. */
  own: string | undefined;
  /** Called without a name when the reader has changed their mind. */
  onEnd: (name?: string) => void;
};

function NameField({ bench, own, onEnd }: NameFieldProps) {
  const [name, setName] = useState(own ?? '');
  const [problem, setProblem] = useState<string>();
  const finish = (event: SubmitEvent) => {
    event.preventDefault();
    const found = nameProblem(bench, name, own);
    setProblem(found);
    if (found === undefined) onEnd(name);
  };
  return (
    <form className="play-naming" onSubmit={finish} noValidate>
      <input
        autoFocus
        className="play-name"
        aria-label={
          own === undefined ? 'Name of the new file' : `Rename ${own}`
        }
        aria-invalid={problem !== undefined}
        aria-describedby="play-name-problem"
        placeholder="card.ts"
        spellCheck={false}
        autoCapitalize="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') onEnd();
        }}
        onBlur={() => {
          if (name === '') onEnd();
          else if (nameProblem(bench, name, own) === undefined) onEnd(name);
        }}
      />
      <span id="play-name-problem" role="alert">
        {problem}
      </span>
    </form>
  );
}
