const AGAIN_MS = 10_000;

/** Says every ten seconds that work goes on, and for how long; whoever waits cannot tell silence from a fault. */
export async function withProgress<Result>(
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.error(`  ${what} … ${seconds} s`);
  }, AGAIN_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
