import { useEffect, useEffectEvent } from 'react';
import { createStorageSlot } from '@/components/browser/storage-slot';
import {
  hasProject,
  toData,
  toProject,
  type Project,
} from '@/lib/playground/link';
import type { Workbench } from '@/lib/playground/workbench';

/** All drafts of this device are in one slot, newest first. */
const SLOT = 'play-drafts';
const MAX_DRAFTS = 20;

type Files = Project['files'];
type Draft = { key: string; data: object };

/** What a draft is kept under: the sample or the link that it began with, or free code. */
export const draftKeyOf = ({ hash, search }: Location): string =>
  hash || search || 'free';

function readDrafts(): Draft[] {
  try {
    const found: unknown = JSON.parse(createStorageSlot(SLOT).get() ?? '[]');
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch {
    return [];
  }
}

const isDraft = (one: unknown): one is Draft =>
  typeof one === 'object' && one !== null && 'key' in one && 'data' in one;

/** What the reader has made of it before. */
export function readDraft(key: string): Files | undefined {
  const found = readDrafts().find((one) => one.key === key);
  return toProject(found?.data)?.files;
}

/** @returns whether the device keeps it */
function keepDraft(key: string, files: Files | undefined): boolean {
  const others = readDrafts().filter((one) => one.key !== key);
  const own = files ? [{ key, data: toData({ files }) }] : [];
  const text = JSON.stringify([...own, ...others].slice(0, MAX_DRAFTS));
  createStorageSlot(SLOT).set(text);
  try {
    return localStorage.getItem(SLOT) === text;
  } catch {
    return false;
  }
}

/**
 * Keeps what the reader writes on the device, until it is what was opened again. Where that fails, the browser asks
 * before the page is left.
 *
 * @param key undefined where something else keeps it
 */
export function useDraft(
  { files, settled, written, project }: Workbench,
  key: string | undefined,
): void {
  const keep = useEffectEvent((files: Files) => {
    if (key === undefined) return true;
    const isAsOpened = JSON.stringify(files) === JSON.stringify(project?.files);
    return keepDraft(key, isAsOpened ? undefined : files);
  });
  useEffect(() => {
    if (files === settled) return undefined;
    // Nobody waits for the pause after the last key.
    const keepAtOnce = () => keep(files);
    window.addEventListener('pagehide', keepAtOnce);
    return () => window.removeEventListener('pagehide', keepAtOnce);
  }, [files, settled]);
  useEffect(() => {
    if (!written || keep(written)) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [written]);
}

/** What of the history says that the reader has made the link of an entry. */
export const OWN_LINK = { isOwnLink: true };

/** Whether an address holds a project that the reader has not made in this tab. */
export function isForeign(hash: string): boolean {
  const state = history.state as Partial<typeof OWN_LINK> | null;
  return hasProject(hash) && !state?.isOwnLink;
}
