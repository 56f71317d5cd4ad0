// In processes and in pages alike: plain JavaScript that needs nothing else.

/** What was thrown, as the checker reads it. */
export function failureOf(reason) {
  const isError = reason instanceof Error;
  return {
    text: isError ? `${reason.name}: ${reason.message}` : String(reason),
    stack: isError ? (reason.stack ?? '') : '',
  };
}

/** What a compiled sample hands its promised values to: the arguments of a log, or a value that it goes on with. */
export const probesFor = (record) => ({
  log:
    (id) =>
    (...values) =>
      values.forEach((value) => record(id, value)),
  value: (id, value) => {
    record(id, value);
    return value;
  },
});
