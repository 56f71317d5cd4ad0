import {
  createComponent,
  NgZone,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
} from '@angular/core';

import { createStrictApplication } from '@/lib/samples/demos/application';
import type { Application, Binding, Checks } from '@/lib/benchmarks/run';
import { App, DefaultApp } from './tree';
import { Model, MODEL } from './tree-parts';

/** How often it is looked for checks, and so many looks in a row without one mean that the page is at rest. */
const LOOK_MS = 20;
const LOOKS_AT_REST = 4;

/** @returns when the value has been shown and nothing is checked any more */
async function rest(model: Model): Promise<void> {
  let quiet = 0;
  let last = '';
  while (quiet < LOOKS_AT_REST) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = JSON.stringify(model.checks);
    quiet = now === last && model.checks['The value'] ? quiet + 1 : 0;
    last = now;
  }
}

/**
 * Changes the value of the gauge once, as a timer or a socket would, and counts which templates Angular evaluates.
 *
 * @param host where the tree is rendered
 */
export async function count(
  host: HTMLElement,
  { isZone, isOnPush, binding }: Application & { binding: Binding },
): Promise<Checks> {
  const model = new Model(binding);
  const application = await createStrictApplication([
    isZone ? provideZoneChangeDetection() : provideZonelessChangeDetection(),
    { provide: MODEL, useValue: model },
  ]);
  const { hostView } = createComponent(isOnPush ? App : DefaultApp, {
    environmentInjector: application.injector,
    hostElement: host.appendChild(document.createElement('div')),
  });
  application.attachView(hostView);
  application.tick();
  await rest(model);
  // In the zone, as events of an application are; entering it is a reason to check as well, and not counted.
  await new Promise<void>((resolve) => {
    application.injector.get(NgZone).run(() => {
      setTimeout(() => {
        model.checks = {};
        model.set(1);
        resolve();
      }, LOOK_MS);
    });
  });
  await rest(model);
  application.destroy();
  return model.checks;
}
