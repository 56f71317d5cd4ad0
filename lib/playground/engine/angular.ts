import type * as Core from '@angular/core';
import type * as Testing from '@angular/core/testing';
import type * as PlatformBrowser from '@angular/platform-browser';
import type * as BrowserTesting from '@angular/platform-browser/testing';
import { startTestBed } from '@/lib/samples/doctest/test-bed.mjs';
import { moduleOf } from './modules';

/** Angular's modules, once their pack is loaded. */
const core = () => moduleOf('@angular/core') as typeof Core | undefined;
const testing = () =>
  moduleOf('@angular/core/testing') as typeof Testing | undefined;

/** How long a component that is shown may take to come to rest before the run counts as done. */
const REST_MS = 3000;

let bed: Core.Injector | undefined;
let bare: Core.ApplicationRef | undefined;

/** Runs code as the body of a test: whatever it injects comes from the TestBed, or from a bare application. */
export async function inInjectionContext<T>(work: () => T): Promise<T> {
  const angular = core();
  if (!angular) return work();
  bare = testing() ? undefined : await createApp(angular);
  const injector = bare?.injector ?? bedInjector();
  return angular.runInInjectionContext(injector, work);
}

function bedInjector(): Core.Injector {
  return (bed ??= startTestBed(
    testing() as typeof Testing,
    moduleOf('@angular/platform-browser/testing') as typeof BrowserTesting,
  ));
}

function createApp(
  { provideZonelessChangeDetection }: typeof Core,
  ...providers: Core.Provider[]
): Promise<Core.ApplicationRef> {
  const { createApplication } = moduleOf(
    '@angular/platform-browser',
  ) as typeof PlatformBrowser;
  return createApplication({
    providers: [provideZonelessChangeDetection(), ...providers],
  });
}

/** Resets what the last sample has configured and shown. */
export function resetInjectors(): void {
  bare?.destroy();
  bare = undefined;
  if (bed) testing()?.TestBed.resetTestingModule();
}

/** The component that no other one shows, of several in the order in which they were written. */
export function findRoot(
  components: readonly Core.Type<unknown>[],
  code: string,
): Core.Type<unknown> | undefined {
  const isInner = (component: Core.Type<unknown>) => {
    const selector = core()?.reflectComponentType(component)?.selector ?? '';
    return /^[a-z][\w-]*$/.test(selector) && code.includes(`<${selector}`);
  };
  return components.findLast((one) => !isInner(one)) ?? components.at(-1);
}

type WrittenInputs = Record<
  string,
  readonly { args?: readonly { required?: boolean }[] }[]
>;

/** Whether a component needs another one that gives it what it requires. */
export function hasRequiredInputs(component: Core.Type<unknown>): boolean {
  const { propDecorators = {} } = component as {
    propDecorators?: WrittenInputs;
  };
  return Object.values(propDecorators).some((decorators) =>
    decorators.some(({ args }) => args?.[0]?.required === true),
  );
}

/** Whether a class is a component. */
export function isComponent(value: unknown): value is Core.Type<unknown> {
  return typeof value === 'function' && Object.hasOwn(value, 'ɵcmp');
}

/**
 * Shows a component in the document.
 *
 * @param fail called with errors that come later
 * @returns removes it
 */
export async function mount(
  component: Core.Type<unknown>,
  fail: (error: unknown) => void,
): Promise<() => void> {
  const angular = core();
  if (!angular) return () => {};
  const app = await createApp(angular, {
    provide: angular.ErrorHandler,
    useValue: { handleError: fail },
  });
  const selector = angular.reflectComponentType(component)?.selector ?? '';
  const host = document.createElement(
    /^[a-z][\w-]*$/.test(selector) ? selector : 'div',
  );
  document.body.append(host);
  const shown = angular.createComponent(component, {
    environmentInjector: app.injector,
    hostElement: host,
  });
  app.attachView(shown.hostView);
  // On a slow machine, a program with a live source may never come to rest.
  await Promise.race([
    app.whenStable(),
    new Promise((done) => setTimeout(done, REST_MS)),
  ]);
  return () => app.destroy();
}
