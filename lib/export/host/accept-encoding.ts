/**
 * The first encoding that a client takes.
 *
 * @param header `Accept-Encoding` as sent; without it, only the file as it is will do.
 * @param available Encodings there are, best first.
 */
export function chooseEncoding<T extends string>(
  header: string | undefined,
  available: readonly T[],
): T | undefined {
  const quality = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map(trimLower);
      const q = parameters.find((one) => one.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1];
    }),
  );
  return available.find(
    (one) => (quality.get(one) ?? quality.get('*') ?? 0) > 0,
  );
}

function trimLower(text: string): string {
  return text.trim().toLowerCase();
}
