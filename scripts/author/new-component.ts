import { readFileSync, writeFileSync } from 'node:fs';
import { nameMistake } from '@/lib/base/source';
import { readOptions } from '@/scripts/setup/options';
import { ask } from './ask';
import { assertFree, writeNew } from './new-file';

const USAGE = `Writes a component that pages may use, and its line in components/mdx/families.ts.

npm run new component -- [--name stop-watch] [--state]

  --name    of its folder, in lower case with hyphens; pages write <StopWatch />
  --state   an island, for what changes when readers operate it`;

const { values } = readOptions(USAGE, {
  options: {
    name: { type: 'string' },
    state: { type: 'boolean', default: false },
  },
});
const FOLDER = 'components/mdx';
const FAMILIES = `${FOLDER}/families.ts`;

const name = await ask(values.name, 'Name (stop-watch):', parseName);
const Name = pascal(name);
const family = Name.charAt(0).toLowerCase() + Name.slice(1);
const file = `${FOLDER}/${name}/${name}${values.state ? '.island' : ''}.tsx`;
const index = `${FOLDER}/${name}/index.tsx`;
writeNew(file, values.state ? islandText() : componentText());
writeNew(index, indexText());
nameFamily();
console.log(
  `${file}\n${index}\n${FAMILIES}\nWrite <${Name} label="…" /> in a page, and what the component shows in ${file}.`,
);

/** @throws Error when a folder cannot have the name, or one has it */
function parseName(text: string): string {
  const mistake = nameMistake(text);
  if (mistake !== undefined || !/^[a-z]/.test(text)) {
    throw new Error(
      `[site] "${text}" cannot be the name of a component: it ${mistake ?? 'begins with no letter'}. Use lower case and hyphens: stop-watch.`,
    );
  }
  for (const ending of ['', '.ts']) {
    assertFree(`${FOLDER}/${text}${ending}`, `<${pascal(text)}>`);
  }
  return text;
}

function pascal(text: string): string {
  return text.replace(/(?:^|-+)(\w?)/g, (_, first: string) =>
    first.toUpperCase(),
  );
}

function componentText(): string {
  return `/** TODO: what readers see. It has no hooks and no handlers, and reads well without JavaScript. */
export function ${Name}({ label }: { label: string }) {
  return <p>TODO: {label}</p>;
}
`;
}

function islandText(): string {
  return `'use client';

import { useState } from 'react';

/** TODO: what readers do with it. Without scripts the text stays and the button goes. */
export default function ${Name}({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <p>
      TODO: {label} {count}{' '}
      <button
        type="button"
        className="button needs-js"
        onClick={() => setCount(count + 1)}
      >
        Press
      </button>
    </p>
  );
}
`;
}

function indexText(): string {
  const tag = `<${Name} label={label} />`;
  const [imports, drawn] = values.state
    ? [
        `import { Island } from '@/components/islands/island';\nimport { part, TEXT } from '../part';\nimport ${Name} from './${name}.island';`,
        `(\n      <Island of="mdx/${name}/${name}" when="visible">\n        ${tag}\n      </Island>\n    )`,
      ]
    : [
        `import { part, TEXT } from '../part';\nimport { ${Name} } from './${name}';`,
        tag,
      ];
  return `import { z } from 'zod';
${imports}

export const ${family} = {
  ${Name}: part({
    props: z.strictObject({ label: TEXT }),
    uses: {},
    markdown: {},
    draw: ({ label }) => ${drawn},
  }),
};
`;
}

/** One line among others, in the order of the alphabet. */
function nameFamily(): void {
  const line = `export { ${family} } from './${name}';`;
  const lines = readFileSync(FAMILIES, 'utf8').split('\n');
  const next = lines.findIndex(
    (other) => other.startsWith('export ') && other > line,
  );
  lines.splice(next === -1 ? lines.length - 1 : next, 0, line);
  writeFileSync(FAMILIES, lines.join('\n'));
}
