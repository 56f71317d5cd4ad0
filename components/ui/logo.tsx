/**
 * The mark: a marble diagram's stream that bends into an x, a value on each arm.
 * Decorative; the name stands beside it.
 */
export function Logo() {
  return (
    <svg
      className="logo"
      viewBox="0 0 32 32"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <path
        className="logo-back"
        d="M4 24.5C10 24.5 11.5 20.5 16 16S21 7.5 25.5 7.5"
      />
      <path
        className="logo-front"
        d="M6.5 7.5C11 7.5 11.5 11.5 16 16S22 24.5 28 24.5"
      />
      <circle className="logo-back-dot" cx="25.5" cy="7.5" r="4" />
      <circle className="logo-front-dot" cx="6.5" cy="7.5" r="4" />
    </svg>
  );
}
