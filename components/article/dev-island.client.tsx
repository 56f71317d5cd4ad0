'use client';

import { Suspense, use } from 'react';
import type { ComponentType } from 'react';
import { CrashBoundary } from '@/components/islands/crash-boundary';

type IslandModule = { default: ComponentType<object> };

const islands = import.meta.glob<IslandModule>('/components/**/*.island.tsx');
const loaded = new Map<string, Promise<IslandModule>>();

function load(of: string): Promise<IslandModule> {
  const known = loaded.get(of) ?? islands[`/components/${of}.island.tsx`]?.();
  if (!known) throw new Error(`components/${of}.island.tsx does not exist.`);
  loaded.set(of, known);
  return known;
}

type DevIslandProps = { of: string; props?: string | undefined };

/** While writing: an island of an article, by the framework's own means, with hot reload. */
export function DevIsland({ of, props }: DevIslandProps) {
  return (
    <site-island>
      <CrashBoundary>
        <Suspense>
          <Loaded of={of} props={props ?? '{}'} />
        </Suspense>
      </CrashBoundary>
    </site-island>
  );
}

function Loaded({ of, props }: { of: string; props: string }) {
  const { default: Component } = use(load(of));
  // Written by `Island`.
  return <Component {...(JSON.parse(props) as object)} />;
}
