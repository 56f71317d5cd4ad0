import { GREETING } from '@/lib/playground/engine';

/** A page that does for the checker what the playground does for a reader. */
export const HARNESS_HTML =
  '<!doctype html><meta charset="utf-8"><title>Samples</title><body></body>';

/**
 * Defines `runInFrame`, which gives the reports of one run. Each has a frame of its own, as for a reader who opens the
 * sample: what one leaves behind could make another one run. A frame that goes on for too long is given up.
 */
export const HARNESS = `
const open = () => new Promise((done) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.width = 700;
  frame.height = 500;
  frame.src = '/play/frame.html';
  frame.onload = () => {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow.postMessage('${GREETING}', '*', [port2]);
    done({ frame, port: port1 });
  };
  document.body.append(frame);
});
globalThis.runInFrame = async ({ packs, files, isTimeVirtual, pauseMs, promises, patience }) => {
  const scripts = await Promise.all(packs.map(async (address) => (await fetch(address)).text()));
  const { frame, port } = await open();
  for (const pack of scripts) port.postMessage({ pack });
  const reports = [];
  const isMatch = () => {
    const last = new Map(reports.filter(({ kind }) => kind === 'value').map((one) => [one.site, one]));
    return last.size === promises && [...last.values()].every((one) => one.isMatch !== false);
  };
  await new Promise((done) => {
    let timer;
    const wait = (ms) => { clearTimeout(timer); timer = setTimeout(done, ms); };
    wait(60000 + 5 * pauseMs);
    port.onmessage = ({ data }) => {
      if (data === 'pong') done();
      if (typeof data !== 'object') return;
      reports.push(data);
      if (!reports.some(({ kind }) => kind === 'done')) return;
      // Where time is virtual, all has happened: an answer comes behind the last report.
      if (isTimeVirtual) port.postMessage('ping');
      // In real time, what is promised may come later than the last statement, and so may an error.
      else wait(isMatch() ? 250 : 2000 * patience);
    };
    port.postMessage({ run: 1, files, isTimeVirtual, pauseMs, theme: 'light' });
  });
  frame.remove();
  return reports;
};
0`;
