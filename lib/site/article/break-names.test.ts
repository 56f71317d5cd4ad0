import { expect, test } from 'vitest';
import { breakHeading, breakNames } from './break-names';

for (const [name, before, after] of [
  [
    'a long name in a cell, between its words',
    '<td><code>RxVirtualViewRepeater</code></td>',
    '<td><code>Rx<wbr>Virtual<wbr>View<wbr>Repeater</code></td>',
  ],
  [
    'a path, behind its slashes and not at its hyphens',
    '<p><code>@rx-angular/state</code></p>',
    '<p><code><span class="whole">@rx-angular/</span><wbr>state</code></p>',
  ],
  [
    'code with spaces in a cell, within its words as well',
    '<td><code>onStrategy(value, strategy)</code></td>',
    '<td><code>on<wbr>Strategy(<wbr>value, strategy)</code></td>',
  ],
  [
    'a name with hyphens in a cell, behind its slash alone',
    '<td><code>@rx-angular/no-rxjs-schedulers</code></td>',
    '<td><code>@rx-angular/<wbr>no-rxjs-schedulers</code></td>',
  ],
  [
    'a sample and a sentence, but not within the scope of a package',
    "<pre><code>from <span>'@rx-angular/state'</span></code></pre><p>@rx-angular/cdk 21-2",
    `<pre><code>from <span>'<span class="whole">@rx-angular/</span>state'</span></code></pre><p><span class="whole">@rx-angular/</span>cdk 21-2</p>`,
  ],
  [
    'an address, but not what is too long for a line',
    '<p><code>/docs/actions#transform-dom-events-once</code></p>',
    '<p><code>/<wbr>docs/<wbr>actions#transform-dom-events-once</code></p>',
  ],
] as const) {
  test(`breaks ${name}`, () => {
    expect(breakNames(before)).toBe(after);
  });
}

for (const html of [
  '<td><code>RxLet</code></td>',
  '<p><code>RxVirtualViewRepeater</code></p>',
  '<td><code>connect the state with it</code></td>',
  '<pre><code>import { RxVirtualViewRepeater }</code></pre>',
  '<svg><text>@rx-angular/state</text></svg>',
  '<p title="a &quot;b&quot;">x &lt; y &amp; z</p>',
  '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>',
]) {
  test(`leaves ${html} as it is`, () => {
    expect(breakNames(html)).toBe(html);
  });
}

test('a heading in the table of contents breaks within long words alone', () => {
  expect(breakHeading('InMemoryCacheHandler')).toBe(
    'In<wbr>Memory<wbr>Cache<wbr>Handler',
  );
  expect(breakHeading('From <code>RxActionFactory</code>')).toBe(
    'From <code>RxActionFactory</code>',
  );
});
