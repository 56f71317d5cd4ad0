import path from 'node:path';
import { readFileSync } from 'node:fs';
import { checkInEngine, collectPlaySamples } from '@/lib/playground/check';
import { findBrowser } from '@/lib/samples/chromium';
const contentDir = path.resolve('content');
const record = JSON.parse(
  readFileSync('content/play-samples.json', 'utf8'),
).pages;
const found = findBrowser(process.cwd());
const pages = [...collectPlaySamples(contentDir)].filter(
  ([id]) =>
    ['ngrx', 'rx-angular/isr'].some((n) =>
      readFileSync(`content/${id}.mdx`, 'utf8').includes(n),
    ) ||
    id === 'docs/tour' ||
    id === 'docs/template/let/index',
);
const all = pages.flatMap(([id, s]) => s.map((one) => ({ id, one })));
const verdicts = await checkInEngine(
  all.map(({ one }) => one),
  found!,
  '.cache/x3play',
);
let same = 0;
verdicts.forEach((v, i) => {
  const was = record[all[i]!.id]?.[v.key];
  if (was === v.result) same++;
  else console.log(all[i]!.id, v.line, v.result, '| was', was);
});
console.log(verdicts.length, 'samples', same, 'same');
