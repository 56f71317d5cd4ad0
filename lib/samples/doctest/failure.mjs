// In processes and in pages alike: plain JavaScript that needs nothing else.

/** What was thrown, as the checker reads it. */
export function failureOf(reason) {
  const isError = reason instanceof Error;
  return {
    text: isError ? `${reason.name}: ${reason.message}` : String(reason),
    stack: isError ? (reason.stack ?? '') : '',
  };
}
