/** Stands in for `node:path` in a browser, where rules ask for their own names alone. */
export function parse(file: string): { name: string } {
  return { name: file.replace(/^.*\//, '').replace(/\.\w+$/, '') };
}
