import { storedList } from '@/components/browser/stored-list';

const { set, clear, useTexts } = storedList('upgrade-ticks');

/** What a reader has ticked off, stored on the device and the same in all tabs. */
export function useTicks() {
  const ticked = useTexts();
  const has = (id: string) => ticked.includes(id);
  const toggle = (id: string) =>
    set(has(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return { has, toggle, clear };
}
