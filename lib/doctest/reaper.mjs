// Ends the processes of samples when the checker has ended, however that came about: a sample in a loop without end
// hears of nothing. The checker names them over the standard input, which closes with it.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [folder] = process.argv.slice(2);
/** @type {Set<number>} */
const running = new Set();

// Whoever interrupts the checker interrupts its group; this has to be there a moment longer.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {});
}
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
}
for (const pid of running) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended by itself.
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
