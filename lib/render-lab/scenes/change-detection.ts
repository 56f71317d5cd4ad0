import {
  createComponent,
  NgZone,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
} from '@angular/core';

import { createStrictApplication } from '@/lib/demos/application';
import type { Application, Binding, Checks } from '@/lib/render-lab/run';
import { App, DefaultApp, Model, MODEL } from './tree';

/** Nothing is checked any more after so long. */
const REST_MS = 100;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

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
  await rest();
  // In the zone, as events of an application are; entering it is a reason to check as well, and not counted.
  application.injector.get(NgZone).run(() => {
    setTimeout(() => {
      model.checks = {};
      model.set(1);
    }, REST_MS / 2);
  });
  await rest();
  application.destroy();
  return model.checks;
}
