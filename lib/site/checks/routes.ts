import type { Problem } from '@/lib/base/source';
import type { CheckInput } from './types';

/** No two files claim one route. A warning here, because a page may be on its way to another place; the build refuses. */
export function checkRoutes({ claims }: Pick<CheckInput, 'claims'>): Problem[] {
  const first = new Map<string, string>();
  return claims.flatMap(({ file, path }) => {
    const other = first.get(path);
    if (other === undefined) {
      first.set(path, file);
      return [];
    }
    return [
      {
        severity: 'warning' as const,
        file,
        line: 1,
        column: 1,
        message: `claims the route ${path}, which ${other} has already; the build will stop, because one of them could never be read.`,
        cure: `rename or remove one of the two files: ${other}, ${file}.`,
      },
    ];
  });
}
