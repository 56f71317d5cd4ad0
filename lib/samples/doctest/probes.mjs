// In processes and in pages alike: plain JavaScript that needs nothing else.

/**
 * What was thrown, as the checker reads it.
 *
 * @param {unknown} reason
 * @param {(value: unknown) => string} show writes what is no error
 */
export function failureOf(reason, show = String) {
  if (!(reason instanceof Error)) return { text: show(reason), stack: '' };
  const { name, message, cause, stack = '' } = reason;
  const why = cause instanceof Error ? ` (${cause.message})` : '';
  return { text: `${name}: ${message}${why}`, stack };
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
