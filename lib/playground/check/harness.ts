import { GREETING } from '@/lib/playground/engine';

/** A page that does for the checker what the playground does for a reader. */
export const HARNESS_HTML =
  '<!doctype html><meta charset="utf-8"><title>Samples</title><body></body>';

/**
 * Defines `runInFrame`, which gives the reports of one run. Each has a frame of its own, as for a reader who opens the
 * sample; a frame that goes on for too long is given up.
 */
export const HARNESS = `
globalThis.runInFrame = ({ files, isTimeVirtual, promises }) => new Promise((done) => {
  const reports = [];
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.width = 700;
  frame.height = 500;
  frame.src = '/play/frame.html';
  let timer;
  const end = () => { clearTimeout(timer); frame.remove(); done(reports); };
  const wait = (ms) => { clearTimeout(timer); timer = setTimeout(end, ms); };
  const isMatch = () => {
    const last = new Map(reports.filter(({ kind }) => kind === 'value').map((one) => [one.site, one]));
    return last.size === promises && [...last.values()].every((one) => one.isMatch !== false);
  };
  frame.onload = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (typeof data !== 'object') return;
      reports.push(data);
      // In real time, what is promised may come later than the last statement.
      const isThrough = reports.some(({ kind }) => kind === 'done');
      if (isThrough) wait(isTimeVirtual || isMatch() ? 250 : 8000);
    };
    frame.contentWindow.postMessage('${GREETING}', '*', [port2]);
    port1.postMessage({ run: 1, files, isTimeVirtual, theme: 'light' });
  };
  wait(60000);
  document.body.append(frame);
});
0`;
