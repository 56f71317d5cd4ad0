import { Injectable } from '@angular/core';
import { defer, Observable, of, throwError } from 'rxjs';

export type Ferry = { id: string; dock: string };

/** Answers at once; every id that starts with `lost` fails. */
@Injectable({ providedIn: 'root' })
export class FerryApi {
  load(id: string): Observable<Ferry> {
    return defer(() =>
      id.startsWith('lost')
        ? throwError(() => new Error(`No ferry ${id}`))
        : of({ id, dock: `Dock ${id}` }),
    );
  }
}
