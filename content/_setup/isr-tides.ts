/** Components of the tide-table site that the ISR samples route to. */
import { Component } from '@angular/core';

@Component({ selector: 'app-harbour', template: '' })
export class Harbour {}

@Component({ selector: 'app-about', template: '' })
export class About {}

@Component({ selector: 'app-my-trips', template: '' })
export class MyTrips {}
