/** @throws when the host does not have the file, in the place of which some answer with a page */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok && !type.startsWith('text/html')) return answer.text();
  throw new Error(`${answer.status} ${type} ${answer.url}`);
}
