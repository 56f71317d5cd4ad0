import { useId, useRef } from 'react';
import type { Versions } from '@/lib/playground/project';
import {
  removeFile,
  say,
  type Status,
  type Workbench,
} from '@/lib/playground/workbench';
import { TOOLS } from './settings';
import type { Change } from './use-workbench';

type MoreProps = {
  bench: Workbench;
  change: Change;
  /** Of the packages that the program gets as a project. */
  workspace: Versions;
  onRename: () => void;
  onReset: () => void;
};

/** What else can be done, behind one button; a choice, Escape or a press elsewhere closes it. */
export function MoreMenu(props: MoreProps) {
  const { bench, change, onRename, onReset } = props;
  const { project, files, active, isWaiting } = bench;
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const name = files[active]?.name ?? '';
  const choices: [label: string, act: () => void, isOff?: boolean][] = [
    [`Rename ${name}`, onRename],
    [`Delete ${name}`, () => change(removeFile), active === 0],
    ['Reset', onReset],
    [
      'Download as a project',
      () => void download(props, link.current),
      isWaiting,
    ],
  ];
  return (
    <>
      <button
        type="button"
        className="play-tool"
        popoverTarget={id}
        disabled={!project}
      >
        More
      </button>
      <div
        id={id}
        className="play-menu"
        popover="auto"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {choices.map(([label, act, isOff]) => (
          <button key={label} type="button" disabled={isOff} onClick={act}>
            {label}
          </button>
        ))}
      </div>
      <a ref={link} href="#" hidden>
        Project
      </a>
    </>
  );
}

/** Lets the reader store the program as a project of the Angular CLI. */
async function download(
  { bench: { files }, change, workspace }: MoreProps,
  link: HTMLAnchorElement | null,
): Promise<void> {
  const name = (files[0]?.name ?? 'sample').replace(/\.ts$/, '');
  const tell = (text: string, kind: Status['kind']) =>
    change((now) => say(now, text, kind));
  try {
    const zip = await TOOLS.ask('zip', files, name, workspace);
    if (!link) return;
    link.download = `${name}.zip`;
    link.href = URL.createObjectURL(new Blob([zip]));
    link.click();
    URL.revokeObjectURL(link.href);
    tell(`${name}.zip is a project of the Angular CLI.`, 'done');
  } catch (error) {
    const why = error instanceof Error ? ` (${error.message})` : '';
    const what = 'The project could not be made.';
    tell(`${what} Check the code and the connection.${why}`, 'failed');
  }
}
