/** Components of the museum site that the ISR samples route to. */
import { Component } from '@angular/core';

@Component({ selector: 'app-opening-hours', template: '' })
export class OpeningHours {}

@Component({ selector: 'app-exhibitions', template: '' })
export class Exhibitions {}

@Component({ selector: 'app-visitors-today', template: '' })
export class VisitorsToday {}

@Component({ selector: 'app-ticket-basket', template: '' })
export class TicketBasket {}
