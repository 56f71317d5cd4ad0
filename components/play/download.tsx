import { useRef } from 'react';
import type { Versions } from '@/lib/playground/project';
import type { Status, Workbench } from '@/lib/playground/workbench';
import { TOOLS } from './settings';

type DownloadProps = {
  files: Workbench['files'];
  /** Of the packages that the project gets. */
  versions: Versions;
  /** Whether it may not be read yet. */
  isOff: boolean;
  /** Called with the state, for readers. */
  notify: (text: string, kind?: Status['kind']) => void;
};

/** Lets the reader store the program as a project of the Angular CLI. */
export function Download({ files, versions, isOff, notify }: DownloadProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const name = (files[0]?.name ?? 'sample').replace(/\.ts$/, '');
  const save = async () => {
    const packed = await TOOLS.ask('zip', files, name, versions);
    if (!link.current) return;
    const zip = new Blob([packed]);
    link.current.href = URL.createObjectURL(zip);
    link.current.click();
    URL.revokeObjectURL(link.current.href);
    notify(`${name}.zip is a project of the Angular CLI.`, 'done');
  };
  const explain = (error: unknown) => {
    const why = error instanceof Error ? ` (${error.message})` : '';
    notify(
      `The project could not be made. Check the code and the connection.${why}`,
      'failed',
    );
  };
  return (
    <>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void save().catch(explain)}
      >
        Download as a project
      </button>
      <a ref={link} href="#" download={`${name}.zip`} hidden>
        {name}
      </a>
    </>
  );
}
