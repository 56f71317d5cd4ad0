/** `1 page`, `2 pages`; with a second form where more than an `s` is added: `1 sample does`, `2 samples do`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
