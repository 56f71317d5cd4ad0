import { startStrategies } from './strategies';

/**
 * Brings the scenes of a page to life.
 *
 * @param signal ends what runs when the page is left
 */
export function startScenes(signal: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>(
    '[data-render-lab="strategies"]',
  )) {
    startStrategies(root, signal);
  }
}
