import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docFrontmatterSchema } from './frontmatter';
import { readContentFile } from './read-content-file';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A description that is long enough to be one for readers and engines.\nsidebarPosition: 1\n---\n\n${body}\n`;

test('a file that changed is parsed again, however soon after and however little; one that stayed as it is is not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  const file = path.join(root, 'keel.mdx');
  const read = () => readContentFile(root, 'keel.mdx', docFrontmatterSchema);
  try {
    writeFileSync(file, page('Keel', 'First.'));
    const first = read();
    expect(first.frontmatter.title).toBe('Keel');
    expect(read()).toBe(first);

    writeFileSync(file, page('Mast', 'Other.'));
    expect(read().frontmatter.title).toBe('Mast');
    expect(read().body).toContain('Other.');

    writeFileSync(file, page('Mast', 'Other.').replace('title', 'titel'));
    const broken = () => read();
    expect(broken).toThrow('titel');
    expect(broken).toThrow('titel');
  } finally {
    rmSync(root, { recursive: true });
  }
});
