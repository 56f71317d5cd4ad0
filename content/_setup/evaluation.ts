/** What the checks of the evaluation of programs share. */
import { ErrorHandler, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideRxRenderStrategies } from '@rx-angular/cdk/render-strategies';

/** Shows a component and tells what stands on it once all work is done. */
export function show<T>(component: Type<T>) {
  TestBed.configureTestingModule({
    providers: [
      provideRxRenderStrategies({ primaryStrategy: 'native' }),
      // Directives report the errors that they show.
      { provide: ErrorHandler, useValue: { handleError: () => {} } },
    ],
  });
  const fixture = TestBed.createComponent(component);
  const host: HTMLElement = fixture.nativeElement;
  return {
    page: fixture.componentInstance,
    host,
    text: async () => {
      fixture.detectChanges();
      await fixture.whenStable();
      return host.textContent?.replace(/\s+/g, ' ').trim();
    },
    leave: () => fixture.destroy(),
  };
}
