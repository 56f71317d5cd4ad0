import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { formatProblem } from '@/lib/base/source';
import { verifyWarm } from '@/tests/support/verify-warm';
import { readStored } from '../verify/records';
import { ChromiumHost, findBrowser } from '@/lib/samples/chromium';

const ROOT = process.cwd();
let contentDir: string;

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeEach(() => {
  contentDir = mkdtempSync(path.join(tmpdir(), 'demos-'));
  cpSync(path.join(ROOT, 'content/_setup'), path.join(contentDir, '_setup'), {
    recursive: true,
  });
  mkdirSync(path.join(contentDir, 'docs'));
});

test.afterEach(() => {
  rmSync(contentDir, { recursive: true, force: true });
});

const check = () => verifyWarm({ rootDir: ROOT, contentDir, records: 'write' });

/** A page with one demo, whose class begins in line 9 of the page. */
function writeDemo(name: string, template: string, ...members: string[]) {
  const lines = [
    '---',
    'title: A page',
    '---',
    '',
    '```ts demo',
    "import { Component, effect, inject, input, TemplateRef } from '@angular/core';",
    "import { interval } from 'rxjs';",
    `@Component({ selector: 'app-it', template: \`${template}\` })`,
    'export class It {',
    ...members,
    '  protected readonly unused = [effect, inject, input, interval, TemplateRef];',
    '}',
    '```',
    '',
  ];
  writeFileSync(path.join(contentDir, `docs/${name}.mdx`), lines.join('\n'));
}

const THROW = "throw new Error('broken')";

test('each demo that fails in the browser is reported with its line', async () => {
  const wanted: Record<string, [line: number, text: string]> = {};
  const fault = (
    name: string,
    [line, text]: [number, string],
    template: string,
    ...members: string[]
  ) => {
    writeDemo(name, template, ...members);
    wanted[name] = [line, text];
  };
  fault(
    'constructed',
    [11, 'broken'],
    'x',
    '  constructor() {',
    `    ${THROW};`,
    '  }',
  );
  fault(
    'drawn',
    [11, 'broken'],
    '{{ value() }}',
    '  value(): string {',
    `    ${THROW};`,
    '  }',
  );
  fault(
    'later',
    [11, 'broken'],
    'x',
    '  readonly later = Promise.resolve().then(() => {',
    `    ${THROW};`,
    '  });',
  );
  fault(
    'markup',
    [12, 'TrustedHTML'],
    'x',
    '  constructor() {',
    "    const element = document.createElement('p');",
    "    element.innerHTML = '<b>x</b>';",
    '  }',
  );
  fault(
    'foreign',
    [10, 'connect-src'],
    'x',
    "  readonly answer = fetch('https://example.com').catch(() => undefined);",
  );
  fault('nameless', [8, 'axe finds'], '<button></button>');
  fault(
    'logged',
    [10, 'odd'],
    'x',
    "  readonly logged = console.error('odd');",
  );
  fault(
    'endless',
    [10, 'a timer goes on'],
    'x',
    '  readonly ticks = interval(1000).subscribe();',
  );
  fault(
    'gone',
    [11, 'broken'],
    'x',
    '  ngOnDestroy() {',
    `    ${THROW};`,
    '  }',
  );
  fault(
    'needy',
    [8, 'NG0950'],
    '{{ row() }}',
    '  readonly row = input.required<string>();',
  );
  fault(
    'absent',
    [8, 'TypeError'],
    '{{ row().name }}',
    '  readonly row = (() => undefined) as unknown as () => { name: string };',
  );
  fault(
    'reacting',
    [11, 'broken'],
    'x',
    '  readonly watch = effect(() => {',
    `    ${THROW};`,
    '  });',
  );
  fault('begun', [11, 'broken'], 'x', '  ngOnInit() {', `    ${THROW};`, '  }');
  fault(
    'next frame',
    [11, 'broken'],
    'x',
    '  readonly frame = requestAnimationFrame(() => {',
    `    ${THROW};`,
    '  });',
  );
  fault(
    'next value',
    [11, 'broken'],
    'x',
    '  readonly values = interval(1).subscribe(() => {',
    `    ${THROW};`,
    '  });',
  );
  fault(
    'rejected',
    [10, 'broken'],
    'x',
    `  readonly lost = (async () => { ${THROW}; })();`,
  );
  fault(
    'picture',
    [10, 'img-src'],
    'x',
    "  readonly picture = Object.assign(new Image(), { src: 'https://example.com/a.png' });",
  );
  fault(
    'code',
    [10, 'unsafe-eval'],
    'x',
    "  readonly sum = new Function('return 1')();",
  );
  fault(
    'again',
    [12, 'broken'],
    'x',
    '  static starts = 0;',
    '  constructor() {',
    `    if (It.starts++ > 0) ${THROW};`,
    '  }',
  );
  fault(
    'unprovided',
    [10, 'NG0201'],
    'x',
    '  readonly template = inject(TemplateRef);',
  );
  const { problems } = await check();
  const reports = problems.map(formatProblem);
  expect(Object.keys(wanted)).toHaveLength(20);
  for (const [name, [line, text]] of Object.entries(wanted)) {
    const found = reports.filter((one) => one.includes(`docs/${name}.mdx`));
    expect(found, name).toEqual([expect.stringContaining(text)]);
    expect(found[0]).toContain(`content/docs/${name}.mdx:${line}:`);
    expect(found[0]).toContain('Mend the sample');
  }
  expect(reports).toHaveLength(Object.keys(wanted).length);
  expect(readStored(contentDir, 'docs/page')).toEqual({});
});

test('while an author writes, a demo that fails is reported with its line, and mended it is shown', async () => {
  const found = findBrowser(ROOT);
  if (!found) throw new Error('There is no browser: npm run browser.');
  const chromium = new ChromiumHost(found);
  const save = async (...members: string[]) => {
    writeDemo('page', 'Hello', ...members);
    const { problems, manifest } = await verifyWarm({
      rootDir: ROOT,
      contentDir,
      chromium,
    });
    const [fence] = manifest.pages['docs/page']?.fences ?? [];
    return {
      reports: problems.map(formatProblem),
      firstRender: fence?.demo?.firstRender,
    };
  };
  try {
    expect(await save()).toEqual({ reports: [], firstRender: 'Hello' });
    const { reports } = await save(
      '',
      `  readonly now = (() => { ${THROW}; })();`,
    );
    expect(reports).toEqual([expect.stringContaining('docs/page.mdx:11:')]);
    expect(reports[0]).toContain('Error: broken');
    expect(await save('  readonly fine = 1;')).toEqual({
      reports: [],
      firstRender: 'Hello',
    });
  } finally {
    await chromium.close();
  }
});

test('what a demo lacks is reported before it runs', async () => {
  const write = (name: string, meta: string, ...lines: string[]) =>
    writeFileSync(
      path.join(contentDir, `docs/${name}.mdx`),
      [
        '---',
        'title: A page',
        '---',
        '',
        `\`\`\`ts ${meta}`,
        ...lines,
        '```',
        '',
      ].join('\n'),
    );
  write('none', 'demo', 'export const it = 1;');
  write(
    'hidden',
    'demo',
    "import { Component } from '@angular/core';",
    "@Component({ selector: 'app-it', template: 'x' })",
    'class It {}',
    'void It;',
  );
  write(
    'deaf',
    'demo controls="rows: 1|2"',
    "import { Component } from '@angular/core';",
    "@Component({ selector: 'app-it', template: 'x' })",
    'export class It {',
    '  readonly rows = 1;',
    '}',
  );
  const reports = (await check()).problems.map(formatProblem);
  expect(reports).toEqual([
    expect.stringMatching(
      /deaf\.mdx:5:1 .*no such input\. Write `readonly rows = input/,
    ),
    expect.stringMatching(
      /hidden\.mdx:5:1 .*exports no component.*Write `export`/,
    ),
    expect.stringMatching(/none\.mdx:5:1 .*exports no component/),
  ]);
});

test('the first render of a demo is stored as plain markup, and it is run with each value of its controls', async () => {
  writeFileSync(
    path.join(contentDir, 'docs/page.mdx'),
    [
      '---',
      'title: A page',
      '---',
      '',
      '```ts demo controls="rows: 2|3"',
      "import { Component, computed, input } from '@angular/core';",
      "@Component({ selector: 'app-it', template: `",
      '  <ul style="color: red" id="list">@for (row of list(); track row) { <li>{{ row }}</li> }</ul>`,',
      "  styles: 'li { color: red }' })",
      'export class It {',
      '  readonly rows = input.required<number>();',
      '  protected readonly list = computed(() => {',
      "    if (this.rows() > 2) throw new Error('too many');",
      "    return [...'abc'].slice(0, this.rows());",
      '  });',
      '}',
      '```',
      '',
    ].join('\n'),
  );
  const broken = await check();
  expect(broken.problems.map(formatProblem)).toEqual([
    expect.stringMatching(/page\.mdx:13:\d+ .*too many/),
  ]);
  const file = path.join(contentDir, 'docs/page.mdx');
  const { readFileSync } = await import('node:fs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('> 2', '> 3'));
  const { problems, manifest } = await check();
  expect(problems).toEqual([]);
  const [fence] = manifest.pages['docs/page']?.fences ?? [];
  expect(fence?.demo).toMatchObject({
    component: 'It',
    firstRender: '<ul><li>a</li><li>b</li></ul>',
  });
});

test('a sample that is run as well is shown without what runs it', async () => {
  writeFileSync(
    path.join(contentDir, 'docs/page.mdx'),
    [
      '---',
      'title: A page',
      '---',
      '',
      '```ts demo run=dom',
      "import { Component } from '@angular/core';",
      "import { TestBed } from '@angular/core/testing';",
      "const GREETING = 'hello';",
      "@Component({ selector: 'app-it', template: '{{ text }}' })",
      'export class It {',
      '  readonly text = GREETING;',
      '}',
      'const fixture = TestBed.createComponent(It);',
      'const { nativeElement } = fixture;',
      'await fixture.whenStable();',
      "nativeElement.textContent; // => 'hello'",
      '```',
      '',
    ].join('\n'),
  );
  const { problems, manifest } = await check();
  expect(problems).toEqual([]);
  const [fence] = manifest.pages['docs/page']?.fences ?? [];
  expect(fence?.demo?.firstRender).toBe('hello');
  expect(fence?.demo?.code).toContain('GREETING');
  expect(fence?.demo?.code).not.toMatch(/fixture|nativeElement/);
});

test('what templates and renderers can say holds in a demo', async () => {
  writeFileSync(
    path.join(contentDir, 'docs/page.mdx'),
    [
      '---',
      'title: A page',
      '---',
      '',
      '```ts demo',
      "import { isPlatformBrowser } from '@angular/common';",
      "import { afterNextRender, Component, ElementRef, inject, PLATFORM_ID, Renderer2, signal, ViewEncapsulation } from '@angular/core';",
      "@Component({ selector: 'app-part', template: '<b>part</b>', encapsulation: ViewEncapsulation.None, styles: '.all { color: rgb(1, 2, 3) }' })",
      'export class Part {}',
      '@Component({',
      "  selector: 'app-it',",
      '  imports: [Part],',
      '  template: `<p class="all" style="margin: 7px" [style.--gap]="\'5px\'" [style.width.px]="9" [class.on]="isOn()">x</p>',
      '    <svg aria-hidden="true"><circle r="1" xlink:href="#a" /></svg><app-part />',
      '    <input aria-label="It" (keydown.enter)="isOn.set(true)" (keydown.space)="isOn.set(true)" (window:message)="isOn.set(true)" />`,',
      "  styles: 'p { padding: 3px } :host { display: block }',",
      '})',
      'export class It {',
      '  protected readonly isOn = signal(false);',
      '  readonly #host: HTMLElement = inject(ElementRef).nativeElement;',
      '  readonly #renderer = inject(Renderer2);',
      '  readonly #isBrowser = isPlatformBrowser(inject(PLATFORM_ID));',
      '  constructor() {',
      '    afterNextRender(() => {',
      '      const all = (selector: string) => this.#host.querySelector<HTMLElement>(selector);',
      "      const paragraph = all('p');",
      "      const field = all('input');",
      '      if (!paragraph || !field) throw new Error(`nothing is drawn`);',
      '      const style = getComputedStyle(paragraph);',
      '      const press = (key: string) => field.dispatchEvent(new KeyboardEvent(`keydown`, { key }));',
      '      press(`a`);',
      '      const isEarly = this.isOn();',
      '      press(`Enter`);',
      '      const isRemoved = this.#renderer.createElement(`p`) as HTMLElement;',
      '      this.#renderer.setStyle(isRemoved, `color`, `red`, 1);',
      '      this.#renderer.removeStyle(isRemoved, `color`);',
      '      const seen = [',
      "        style.padding, style.margin, style.width, style.color, style.getPropertyValue('--gap'),",
      '        getComputedStyle(this.#host).display, all(`circle`) instanceof Element && all(`circle`)?.namespaceURI,',
      '        isEarly, this.isOn(), this.#isBrowser, isRemoved.style.color,',
      '      ].join();',
      "      const wanted = '3px,7px,9px,rgb(1, 2, 3),5px,block,http://www.w3.org/2000/svg,false,true,true,';",
      '      if (seen !== wanted) throw new Error(seen);',
      '    });',
      '  }',
      '}',
      '```',
      '',
    ].join('\n'),
  );
  const { problems } = await check();
  expect(problems.map(formatProblem)).toEqual([]);
});
