import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameMistake } from '@/lib/base/source';
import { readOptions } from '@/scripts/setup/options';
import { assertFree, openQuestions, writeNew } from './new-file';

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
const questions = openQuestions();

try {
  const name = await questions.answerOf(
    values.name,
    'Name (stop-watch):',
    parseName,
  );
  const Name = pascal(name);
  const family = Name.charAt(0).toLowerCase() + Name.slice(1);
  const file = `${FOLDER}/${name}/${name}${values.state ? '.island' : ''}.tsx`;
  writeNew(file, values.state ? islandText(Name) : componentText(Name));
  const index = `${FOLDER}/${name}/index.tsx`;
  writeNew(index, partText(name, Name, family));
  addFamily(`export { ${family} } from './${name}';`);
  console.log(
    `${file}\n${index}\n${FAMILIES}\nWrite <${Name} label="…" /> in a page, and what the component shows in ${file}.`,
  );
} finally {
  questions.close();
}

/** @throws Error when a folder cannot have the name, or one has it */
function parseName(text: string): string {
  const name = text.trim();
  const mistake = nameMistake(name);
  if (mistake !== undefined || !/^[a-z]/.test(name)) {
    throw new Error(
      `[site] "${name}" cannot be the name of a component: it ${mistake ?? 'begins with no letter'}. Use lower case and hyphens: stop-watch.`,
    );
  }
  assertFree(`${FOLDER}/${name}`, `<${pascal(name)}>`, []);
  return name;
}

function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function componentText(Name: string): string {
  return `/** TODO: what readers see. It has no hooks and no handlers, and reads well without JavaScript. */
export function ${Name}({ label }: { label: string }) {
  return <p>TODO: {label}</p>;
}
`;
}

function islandText(Name: string): string {
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

function partText(name: string, Name: string, family: string): string {
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
function addFamily(line: string): void {
  const lines = readFileSync(FAMILIES, 'utf8').split('\n');
  const next = lines.findIndex(
    (other) => other.startsWith('export ') && other > line,
  );
  lines.splice(next === -1 ? lines.length - 1 : next, 0, line);
  writeFileSync(path.resolve(FAMILIES), lines.join('\n'));
}
