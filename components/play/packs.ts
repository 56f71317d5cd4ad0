/** Addresses by the names of packs. */
const ADDRESSES = JSON.parse(process.env['PLAY_PACKS'] ?? '{}') as Readonly<
  Record<string, string>
>;

const loads = new Map<string, Promise<string>>();

/**
 * The script of packages that programs may import.
 *
 * @throws when it cannot be had; the next call asks for it again
 */
export function loadPack(name: string): Promise<string> {
  const load = loads.get(name) ?? fetchText(ADDRESSES[name] ?? '');
  loads.set(name, load);
  load.catch(() => loads.delete(name));
  return load;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
