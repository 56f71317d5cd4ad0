import type { Element } from 'hast';
import { h } from 'hastscript';

import type { DemoControl, DemoRecord } from '@/lib/samples/fences';

/**
 * What stands below the block of a demo: its buttons and controls, and the place where it runs. The first render is
 * not in it yet, as headings and links in it are none of the page's: `insertFirstRenders` puts it there.
 */
export function drawDemo(
  { component, controls, file }: DemoRecord,
  key: string,
): Element {
  const name = wordsOf(component);
  return h(
    'div',
    {
      className: ['demo'],
      role: 'group',
      ariaLabel: `Demo: ${name}`,
      dataDemo: file,
    },
    [
      h('div', { className: ['demo-bar'] }, [
        h('button', { type: 'button', dataDemoRun: true }, 'Run'),
        ...controls.map(drawControl),
        h('span', { className: ['demo-status'], role: 'status' }),
      ]),
      h('div', {
        className: ['demo-stage'],
        dataFirstRender: key,
        inert: true,
      }),
    ],
  );
}

function drawControl({ name, values }: DemoControl): Element {
  return h('label', [
    wordsOf(name),
    ' ',
    h(
      'select',
      { name },
      values.map((value) =>
        h('option', { value: JSON.stringify(value) }, String(value)),
      ),
    ),
  ]);
}

/** `workPerRow` as `Work per row`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const STAGE = /(<div class="demo-stage" data-first-render="([^"]*)"[^>]*>)/g;

/**
 * Puts the first renders of demos into the HTML of a page.
 *
 * @param firstRenders by the keys of their samples
 */
export function insertFirstRenders(
  html: string,
  firstRenders: ReadonlyMap<string, string>,
): string {
  return html.replaceAll(
    STAGE,
    (_, stage: string, key: string) =>
      `${stage.replace(/ data-first-render="[^"]*"/, '')}${firstRenders.get(key) ?? ''}`,
  );
}
