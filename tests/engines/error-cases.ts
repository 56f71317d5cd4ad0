/** What goes wrong in a program of the playground, and what its reader is told. */
export type ErrorCase = {
  /** Where it is thrown. */
  from: string;
  code: string;
  /** With the file and the line, where an engine can know it. */
  says: string;
};

const component = (template: string, members: string) =>
  `import { Component } from '@angular/core';
@Component({
  selector: 'a-b',
  template: \`
    ${template}
  \`,
})
export class App {
  ${members}
}`;

/** The first of these ends the program, the others come when it has ended. */
export const ERROR_CASES: readonly ErrorCase[] = [
  {
    from: 'a statement',
    code: 'const a = 1;\nthrow new Error(`statement ${a}`);',
    says: 'sample.ts, line 2: Error: statement 1',
  },
  {
    from: 'a function of another file',
    code: "import { fail } from './other';\n\nfail();",
    says: 'other.ts, line 2: Error: function',
  },
  {
    from: 'a timer',
    code: "let a = 1;\nsetTimeout(() => {\n  throw new Error('timer');\n}, 20);",
    says: 'sample.ts, line 3: Error: timer',
  },
  {
    from: 'a text that is thrown in a timer',
    code: "let a = 1;\nsetTimeout(() => {\n  throw 'text';\n}, 20);",
    says: 'sample.ts, line 3: text',
  },
  {
    from: 'a listener',
    code: "document.body.addEventListener('ring', () => {\n  throw new Error('listener');\n});\nsetTimeout(() => document.body.dispatchEvent(new Event('ring')), 20);",
    says: 'sample.ts, line 2: Error: listener',
  },
  {
    from: 'a microtask',
    code: "let a = 1;\nqueueMicrotask(() => {\n  throw new Error('microtask');\n});",
    says: 'sample.ts, line 3: Error: microtask',
  },
  {
    from: 'a promise that is rejected',
    code: "let a = 1;\nvoid Promise.reject(new Error('rejected'));",
    says: 'sample.ts, line 2: Error: rejected',
  },
  {
    from: 'an asynchronous function, later',
    code: "const wait = () => new Promise((done) => setTimeout(done, 20));\nconst load = async () => {\n  await wait();\n  throw new Error('asynchronous');\n};\nvoid load();",
    says: 'sample.ts, line 4: Error: asynchronous',
  },
  {
    from: 'a subscription',
    code: "import { timer } from 'rxjs';\n\ntimer(20).subscribe(() => {\n  throw new Error('next');\n});",
    says: 'sample.ts, line 4: Error: next',
  },
  {
    from: 'an operator that nobody catches',
    code: "import { map, timer } from 'rxjs';\n\ntimer(20).pipe(map(() => {\n  throw new Error('operator');\n})).subscribe();",
    says: 'sample.ts, line 4: Error: operator',
  },
  {
    from: 'an assertion in a timer',
    code: "import assert from 'node:assert/strict';\nsetTimeout(() => {\n  assert.equal(1, 2);\n}, 20);",
    says: 'sample.ts, line 3: Error: 1 is not 2',
  },
  {
    from: 'a loop without end in a timer',
    code: 'let a = 1;\nsetTimeout(() => {\n  while (a) a++;\n}, 20);',
    says: 'sample.ts, line 3: Error: Stopped',
  },
  {
    from: 'a template that is drawn',
    code: component('@if (true) {<p>{{ gone.there }}</p>}', 'gone?: any;'),
    says: 'sample.ts, line 5: TypeError',
  },
  {
    from: 'what a template calls',
    code: component('{{ fail() }}', "fail() { throw new Error('called'); }"),
    says: 'sample.ts, line 9: Error: called',
  },
  {
    from: 'an effect that runs later',
    code: component(
      '<p>shown</p>',
      "later = setTimeout(() => { this.fail(); }, 20); fail() { throw new Error('member'); }",
    ),
    says: 'sample.ts, line 9: Error: member',
  },
];

/** The second file, which one of them imports. */
export const OTHER_FILE =
  "export const fail = () => {\n  throw new Error('function');\n};\n";
