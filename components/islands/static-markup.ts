import type { ReactElement } from 'react';
import { serverRenderer } from './server-renderer';

let isRendering = false;

/** Whether elements are being rendered to a string at this moment, and not by the framework. */
export const isRenderingStatically = (): boolean => isRendering;

/** Renders elements that hold no hooks to plain HTML; what has hooks stands in an `Island`. */
export function toStaticMarkup(element: ReactElement): string {
  const outer = isRendering;
  isRendering = true;
  try {
    return serverRenderer().renderToStaticMarkup(element);
  } finally {
    isRendering = outer;
  }
}
