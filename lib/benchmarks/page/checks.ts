import { element } from '@/lib/base/browser/dom';
import { trusted } from '@/lib/base/browser/trusted';
import {
  APPLICATIONS,
  applicationName,
  BINDINGS,
  TREE,
  type Application,
  type Binding,
  type Checks,
} from '../run';
import { loadScene, sceneUrl } from './load';
import { find } from './run-view';
import { showHere } from './show-here';
import { startButton } from './start-button';

type Count = (
  host: HTMLElement,
  scene: Application & { binding: Binding },
) => Promise<Checks>;

/**
 * Makes the controls of the scene of change detection work.
 *
 * @param root of the scene
 * @param signal ends it
 */
export function startChecks(root: HTMLElement, signal: AbortSignal): void {
  startButton(root, signal, async (report, stopped) => {
    report('Counting …');
    await countAll(root, stopped);
    return stopped.aborted ? 'Stopped.' : 'Counted here, in your browser.';
  });
}

async function countAll(root: HTMLElement, signal: AbortSignal) {
  const stage = find(root, '.lab-stage', HTMLElement);
  for (const application of APPLICATIONS) {
    const { count, host } = application.isZone
      ? await openFrame(stage)
      : await openPlain(stage);
    for (const binding of BINDINGS) {
      if (signal.aborted) return;
      host.replaceChildren();
      const checks = await count(host, { ...application, binding });
      const start = `${applicationName(application)}/${binding}`;
      for (const { name } of TREE) {
        showHere(root, `${start}/${name}`, String(checks[name] ?? 0));
      }
    }
    stage.replaceChildren();
  }
}

async function openPlain(stage: HTMLElement) {
  const { count } = await loadScene<{ count: Count }>('change-detection');
  const host = element('div');
  stage.replaceChildren(host);
  return { count, host };
}

/** zone.js changes the globals of its document, so it gets one of its own. */
async function openFrame(stage: HTMLElement) {
  const frame = element('iframe', {
    title: 'Application with zone.js',
    tabindex: -1,
  });
  stage.replaceChildren(frame);
  const inner = frame.contentDocument;
  if (!inner) throw new Error('The frame has no document.');
  const script = inner.createElement('script');
  script.type = 'module';
  script.src = trusted.createScriptURL(sceneUrl('zone-frame'));
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () =>
      reject(new Error('The frame could not be loaded.')),
    );
    inner.body.append(script);
  });
  const { labCount } = frame.contentWindow as unknown as { labCount: Count };
  return {
    count: labCount,
    host: inner.body.appendChild(inner.createElement('div')),
  };
}
