/** Places of the tree whose checks are counted, as they are nested. */
export const TREE = [
  { name: 'App', depth: 0 },
  { name: 'Left half', depth: 1 },
  { name: 'Gauge', depth: 2 },
  { name: 'The value', depth: 3 },
  { name: 'Left footer', depth: 2 },
  { name: 'Right half', depth: 1 },
  { name: 'Right footer', depth: 2 },
] as const;
export type Place = (typeof TREE)[number]['name'];

/** How the gauge shows its value, such as `async`. */
export type Binding = string;

/** Kinds of applications. */
export const APPLICATIONS = [
  { isZone: false, isOnPush: true },
  { isZone: false, isOnPush: false },
  { isZone: true, isOnPush: true },
  { isZone: true, isOnPush: false },
] as const;
export type Application = { isZone: boolean; isOnPush: boolean };

/** How often each place was checked; nothing for one that was not. */
export type Checks = Partial<Record<Place, number>>;

/** As pages call it: `Zoneless, OnPush`. */
export function applicationName({ isZone, isOnPush }: Application): string {
  return `${isZone ? 'With zone.js' : 'Zoneless'}, ${isOnPush ? 'OnPush' : 'default'}`;
}
