/** The part of the Network Information interface that is used; not every browser has it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Whether the reader pays for every byte: a data saver is on, or the connection is 2g. */
export function isConnectionSaving(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return (
    connection?.saveData === true ||
    (connection?.effectiveType?.includes('2g') ?? false)
  );
}
