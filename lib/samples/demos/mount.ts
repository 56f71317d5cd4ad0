import {
  ApplicationRef,
  createComponent,
  createEnvironmentInjector,
  DOCUMENT,
  ErrorHandler,
  PLATFORM_ID,
  provideZonelessChangeDetection,
  RendererFactory2,
  ɵINJECTOR_SCOPE as INJECTOR_SCOPE,
} from '@angular/core';
import type { EnvironmentInjector, Type } from '@angular/core';

import { DemoRendererFactory } from './renderer';

/** A demo on the page. */
export type RunningDemo = {
  /** Sets an input of its component. */
  set: (name: string, value: unknown) => void;
  /** Takes the demo apart; what it drew is gone. */
  stop: () => void;
};

/** What the file of a demo exports. */
export type DemoModule = {
  /**
   * Draws the component into an element.
   *
   * @param inputs values of its inputs by name
   * @returns when it is drawn for the first time
   */
  start: (
    host: HTMLElement,
    inputs: Readonly<Record<string, unknown>>,
  ) => Promise<RunningDemo>;
};

/** An application of its own for each demo, so that it finds services as new. */
function createApplication(): ApplicationRef {
  const platform = createEnvironmentInjector(
    [
      { provide: INJECTOR_SCOPE, useValue: 'platform' },
      { provide: PLATFORM_ID, useValue: 'browser' },
      { provide: DOCUMENT, useValue: document },
    ],
    // Nothing is above a platform.
    null as unknown as EnvironmentInjector,
  );
  const root = createEnvironmentInjector(
    [
      { provide: INJECTOR_SCOPE, useValue: 'root' },
      provideZonelessChangeDetection(),
      { provide: ErrorHandler, useFactory: () => new ErrorHandler() },
      {
        provide: RendererFactory2,
        useFactory: () => new DemoRendererFactory(),
      },
    ],
    platform,
  );
  return root.get(ApplicationRef);
}

/**
 * Draws a component into an element.
 *
 * @param inputs values of its inputs by name
 * @throws what its constructor or its first change detection throws
 */
export async function mount(
  type: Type<unknown>,
  host: HTMLElement,
  inputs: Readonly<Record<string, unknown>>,
): Promise<RunningDemo> {
  const application = createApplication();
  const stop = () => application.destroy();
  try {
    const component = createComponent(type, {
      environmentInjector: application.injector,
      hostElement: host,
    });
    const set = (name: string, value: unknown) =>
      component.setInput(name, value);
    for (const [name, value] of Object.entries(inputs)) set(name, value);
    application.attachView(component.hostView);
    await application.whenStable();
    return { set, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
