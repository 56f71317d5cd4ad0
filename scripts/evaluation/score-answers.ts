import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderAgentsIndex } from '@/lib/agents';
import { loadSite } from '@/lib/content';
import { scoreAnswers, type Score } from './score';
import { readTasks, type Task } from './tasks';

const USAGE = `Measures how well a program writes code for RxAngular.

npm run evaluate -- --prompts <folder> [--index]   writes a prompt a task, with the index of this site before it
npm run evaluate -- <folder> [--json]              scores the answers: <folder>/<task>.ts, code alone`;

const RULES =
  'Answer with one TypeScript module and nothing else. It is compiled with the strictest settings of Angular 21, run, and linted. No comments are needed.';

function writePrompts(folder: string, tasks: readonly Task[], index: string) {
  mkdirSync(folder, { recursive: true });
  for (const { id, prompt, start } of tasks) {
    const given = start === undefined ? [] : [`\`\`\`ts\n${start}\`\`\``];
    writeFileSync(
      path.join(folder, `${id}.md`),
      `${[index, RULES, prompt, ...given].filter(Boolean).join('\n\n')}\n`,
    );
  }
  console.log(`${tasks.length} prompts are in ${folder}.`);
}

/** A task without an answer counts as one that is wrong. */
function readAnswers(folder: string, tasks: readonly Task[]) {
  if (!existsSync(folder)) {
    throw new Error(
      `[evaluation] There is no folder ${folder}. Put each answer into a file named after its task, for example ${folder}/${tasks[0]?.id}.ts.`,
    );
  }
  return tasks.map((task) => {
    const file = path.join(folder, `${task.id}.ts`);
    return { task, code: existsSync(file) ? readFileSync(file, 'utf8') : '' };
  });
}

function print(scores: readonly Score[]): void {
  for (const { id, problems } of scores) {
    const [first] = problems;
    console.log(
      first === undefined ? `right ${id}` : `wrong ${id}\n  ${first}`,
    );
  }
  const kinds = [...new Set(scores.map(({ kind }) => kind)), undefined];
  for (const kind of kinds) {
    const all = scores.filter((one) => kind === undefined || one.kind === kind);
    const right = all.filter(({ problems }) => problems.length === 0).length;
    const share = ((100 * right) / all.length).toFixed(0);
    console.log(`${kind ?? 'all'}: ${right} of ${all.length} (${share} %)`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prompts: { type: 'string' },
    index: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const tasks = readTasks();
const [folder] = positionals;
if (values.prompts !== undefined) {
  const index = values.index ? renderAgentsIndex(loadSite('content')) : '';
  writePrompts(values.prompts, tasks, index);
} else if (folder === undefined) {
  console.log(USAGE);
} else {
  const scores = await scoreAnswers(readAnswers(folder, tasks), process.cwd());
  if (values.json) console.log(JSON.stringify(scores, undefined, 2));
  else print(scores);
}
