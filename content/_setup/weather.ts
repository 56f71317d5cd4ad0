/** A weather station, the domain of samples that need a few readings. */
import { Component, Injectable, input } from '@angular/core';
import { interval, map, of, type Observable } from 'rxjs';

export type Reading = {
  id: string;
  city: string;
  celsius: number;
};

export const READINGS: readonly Reading[] = [
  { id: 'vie', city: 'Vienna', celsius: 21 },
  { id: 'osl', city: 'Oslo', celsius: 12 },
];

@Injectable({ providedIn: 'root' })
export class WeatherService {
  /** All stations, once. */
  readings(): Observable<Reading[]> {
    return of([...READINGS]);
  }

  /** The temperature of a city, every second. */
  watch(city: string): Observable<Reading> {
    return interval(1000).pipe(
      map((second) => ({ id: city, city, celsius: 20 + second })),
    );
  }
}

@Component({ selector: 'weather-card', template: '' })
export class WeatherCard {
  readonly reading = input.required<Reading>();
}

/** Components the `html` samples may use without importing them. */
export const TEMPLATE_IMPORTS = [WeatherCard] as const;
