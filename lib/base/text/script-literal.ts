/** A value as JavaScript source that cannot end its own `<script>` element; it holds what JSON can hold. */
export function toScriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
