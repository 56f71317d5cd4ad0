/** Waits until a reader turns to a sample, and only then loads what is known about its symbols. */
export function startHovers(signal: AbortSignal): void {
  const blocks = [...document.querySelectorAll('[data-fence]')];
  let isLoading = false;
  const load = async (event: Event) => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { explainSymbols } = await import('./symbol-cards');
      await explainSymbols(blocks, event, signal);
    } catch {
      // The connection failed: the next turn to a sample tries again.
      isLoading = false;
    }
  };
  for (const block of blocks) {
    block.addEventListener('pointerenter', load, { signal });
    block.addEventListener('focusin', load, { signal });
  }
}
