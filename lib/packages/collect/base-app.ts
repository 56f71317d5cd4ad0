/**
 * What an application without zone.js has before it imports anything that is measured: a component with signals, a
 * list, a condition, a listener and the `async` pipe, and another one with an input. Only what their compiled form
 * refers to counts, so there is nothing to compile.
 */
export const BASE_APP = `
import { bootstrapApplication } from '@angular/platform-browser';
import * as ng from '@angular/core';
import { AsyncPipe } from '@angular/common';
import { BehaviorSubject, map } from 'rxjs';
globalThis.app = [
  bootstrapApplication, ng.provideZonelessChangeDetection,
  ng.signal, ng.computed, ng.effect, ng.inject,
  ng.input, ng.ɵɵdefineComponent, ng.ɵɵelementStart, ng.ɵɵelementEnd, ng.ɵɵelement,
  ng.ɵɵtext, ng.ɵɵtextInterpolate, ng.ɵɵtextInterpolate1, ng.ɵɵadvance, ng.ɵɵlistener, ng.ɵɵproperty,
  ng.ɵɵgetCurrentView, ng.ɵɵrestoreView, ng.ɵɵresetView, ng.ɵɵnextContext,
  ng.ɵɵrepeaterCreate, ng.ɵɵrepeater, ng.ɵɵrepeaterTrackByIdentity,
  ng.ɵɵconditional, ng.ɵɵconditionalCreate, ng.ɵɵpipe, ng.ɵɵpipeBind1,
  AsyncPipe, BehaviorSubject, map,
];
`;
