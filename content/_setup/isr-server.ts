/**
 * A stand-in for Angular and Express, so that samples can show what an `ISRHandler` does.
 * Only the engine is made up; handler, stores and keys are the published ones.
 */
import type { AngularNodeAppEngine } from '@angular/ssr/node';
import type { ISRHandler } from '@rx-angular/isr/server';
import type { Request, Response as ExpressResponse } from 'express';

/** HTML as the server renders it, with the state that `provideISR()` writes into it. */
export function page(text: string, state: object): string {
  return `<p>${text}</p><script id="isr-state" type="application/json">${JSON.stringify(state)}</script>`;
}

/** An engine that answers every request with the HTML of `render`. */
export function engineOf(
  render: (request: Request) => string,
): AngularNodeAppEngine {
  const handle = async (request: Request) => new Response(render(request));
  return { handle } as unknown as AngularNodeAppEngine;
}

/** One GET through `serveFromCache` and `render`; resolves with the text of the page, or with 404. */
export function visit(
  isr: ISRHandler,
  url: string,
  headers: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve) => {
    const request = {
      url,
      originalUrl: url,
      method: 'GET',
      headers,
    } as unknown as Request;
    const send = (html: string) =>
      resolve(/<p>(.*?)<\/p>/.exec(html)?.[1] ?? html);
    const response = { send } as unknown as ExpressResponse;
    void isr.serveFromCache(request, response, () => {
      void isr.render(request, response, () => resolve('404'));
    });
  });
}

/** One POST to `invalidate`; resolves with the JSON of the answer. */
export function post(isr: ISRHandler, body: object): Promise<unknown> {
  return new Promise((resolve) => {
    const request = {
      url: '/api/invalidate',
      method: 'POST',
      headers: {},
      body,
    } as unknown as Request;
    void isr.invalidate(request, {
      json: resolve,
    } as unknown as ExpressResponse);
  });
}
