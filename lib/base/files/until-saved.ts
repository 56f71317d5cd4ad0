import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Remembers what is made of the files of a folder until one of them is saved; all else is the same at each call.
 *
 * @param name the folder, below that of the content
 */
export function untilSaved<Made, Rest extends unknown[]>(
  name: string,
  make: (contentDir: string, ...rest: Rest) => Made,
): (contentDir: string, ...rest: Rest) => Made {
  const remembered = new Map<string, { saved: string; made: Made }>();
  return (contentDir, ...rest) => {
    const folder = path.join(contentDir, name);
    const saved = (existsSync(folder) ? readdirSync(folder) : [])
      .map((file) => statSync(path.join(folder, file)).mtimeMs)
      .join();
    const last = remembered.get(contentDir);
    if (last?.saved === saved) return last.made;
    const made = make(contentDir, ...rest);
    remembered.set(contentDir, { saved, made });
    return made;
  };
}
