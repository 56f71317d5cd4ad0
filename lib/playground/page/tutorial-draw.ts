import { element } from '@/lib/base/browser/dom';
import { withBase } from '@/lib/base/url';
import type { Change, Span, Step } from '../tutorial';
import type { CheckResult } from './step-check';

/** A paragraph of a page. */
export function drawParagraph(spans: readonly Span[]): HTMLElement {
  return element('p', {}, ...spans.map(drawSpan));
}

function drawSpan(span: Span): Node | string {
  if (typeof span === 'string') return span;
  if (span.kind === 'link') {
    const href = span.href.startsWith('/') ? withBase(span.href) : span.href;
    return element('a', { href }, span.text);
  }
  return element(span.kind, {}, span.text);
}

const listed = new Intl.ListFormat('en');

function filesOf({ changes }: Step): string[] {
  return [...new Set(changes.map(({ file }) => file))];
}

/** What the reader is to do. */
export function drawOrder(step: Step): HTMLElement {
  return element(
    'p',
    {},
    element('strong', {}, 'Your task: '),
    `change ${listed.format(filesOf(step))} until you see what follows, then check your code.`,
  );
}

/** The lines that a step changes: the first hint, before the changes themselves. */
export function drawPlaces(step: Step): HTMLElement {
  const places = filesOf(step).map((file) => {
    const lines = step.changes.filter((change) => change.file === file);
    const names = lines.map(({ line }) => String(line));
    return `${file}, ${names.length > 1 ? 'lines' : 'line'} ${listed.format(names)}`;
  });
  return element('p', {}, `What changes: ${places.join('; ')}.`);
}

/** One change, in words and as code. */
export function drawChange({
  file,
  line,
  removed,
  added,
}: Change): HTMLElement {
  const last = line + removed.length - 1;
  const lines = last > line ? `lines ${line} to ${last}` : `line ${line}`;
  const what =
    removed.length === 0
      ? `Before line ${line} of ${file}, add:`
      : added.length === 0
        ? `Delete ${lines} of ${file}:`
        : `Replace ${lines} of ${file} with:`;
  const code = added.length === 0 ? removed : added;
  return element(
    'div',
    {},
    element('p', {}, what),
    element(
      'pre',
      { class: 'tutorial-code', tabindex: 0, 'aria-label': what },
      code.join('\n'),
    ),
  );
}

/** Why a step is not done yet. */
export function drawMissed({ missed, error }: CheckResult): HTMLElement {
  return element(
    'ul',
    { class: 'tutorial-missed' },
    error !== '' && element('li', {}, error),
    ...missed.map(({ code, wanted, given }) =>
      element(
        'li',
        {},
        element('code', {}, code),
        ' should give ',
        element('code', {}, wanted),
        given === '' ? ', and nothing came.' : ', and gave ',
        given !== '' && element('code', {}, given),
      ),
    ),
  );
}
