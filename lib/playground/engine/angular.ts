import type * as Core from '@angular/core';
import type * as Testing from '@angular/core/testing';
import type * as PlatformBrowser from '@angular/platform-browser';
import type * as BrowserTesting from '@angular/platform-browser/testing';
import { moduleOf } from './modules';

/** Angular's modules, once their pack is loaded. */
const core = () => moduleOf('@angular/core') as typeof Core | undefined;
const testing = () =>
  moduleOf('@angular/core/testing') as typeof Testing | undefined;

let isBedReady = false;
let bare: Core.ApplicationRef | undefined;

/** Runs code as the body of a test: whatever it injects comes from the TestBed, or from a bare application. */
export async function inInjectionContext<T>(work: () => T): Promise<T> {
  const angular = core();
  if (!angular) return work();
  const injector = testing() ? bedInjector() : (await bareApp()).injector;
  return angular.runInInjectionContext(injector, work);
}

/** Asks the TestBed only when something is injected, so that the code may still configure it. */
function bedInjector(): Core.Injector {
  const { TestBed } = testing() as typeof Testing;
  if (!isBedReady) {
    const browser = moduleOf(
      '@angular/platform-browser/testing',
    ) as typeof BrowserTesting;
    TestBed.initTestEnvironment(
      browser.BrowserTestingModule,
      browser.platformBrowserTesting(),
    );
    isBedReady = true;
  }
  return {
    get: (...request: Parameters<typeof TestBed.inject>) =>
      TestBed.inject(...request),
  } as Core.Injector;
}

async function bareApp(): Promise<Core.ApplicationRef> {
  const { createApplication } = moduleOf(
    '@angular/platform-browser',
  ) as typeof PlatformBrowser;
  const { provideZonelessChangeDetection } = core() as typeof Core;
  bare = await createApplication({
    providers: [provideZonelessChangeDetection()],
  });
  return bare;
}

/** Resets what the last sample has configured and shown. */
export function resetInjectors(): void {
  bare?.destroy();
  bare = undefined;
  if (isBedReady) testing()?.TestBed.resetTestingModule();
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
  const { createApplication } = moduleOf(
    '@angular/platform-browser',
  ) as typeof PlatformBrowser;
  if (!angular) return () => {};
  const app = await createApplication({
    providers: [
      angular.provideZonelessChangeDetection(),
      { provide: angular.ErrorHandler, useValue: { handleError: fail } },
    ],
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
  await app.whenStable();
  return () => app.destroy();
}
