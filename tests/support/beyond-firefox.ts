/** Tests that cannot run in a stock Firefox driven over WebDriver BiDi, by what is missing there. */
export const BEYOND_FIREFOX: readonly {
  /** Ends the sentence "Not in Firefox, because …". */
  reason: string;
  /** Parts of their titles, or of the names of their files. */
  tests: readonly RegExp[];
}[] = [
  {
    reason: 'Playwright cannot switch its scripts off',
    tests: [
      /no-js\.spec\.ts/,
      /without scripts there is no search box/,
      /where scripts do not run/,
      /show their first render and no buttons/,
      /the result is a picture without buttons/,
      /shows the recordings in pictures, words and figures, and no controls/,
    ],
  },
  {
    reason:
      'Playwright passes on no media feature but the colour scheme: neither print, motion, contrast nor forced colours',
    tests: [
      /a docs page on paper/,
      /readers who ask for more contrast get 7:1 everywhere/,
      /CLP-1 with reduced motion nothing is animated/,
      /NAV-4 "Back to top" scrolls smoothly and jumps with reduced motion/,
      /with forced colours the chosen and the focused still stand out/,
      /with reduced motion nothing moves/,
      /for readers who want less motion the result stands still/,
      /on paper each page begins on a sheet of its own/,
    ],
  },
  {
    reason: 'it does not report layout shifts',
    tests: [/layout-shift\.spec\.ts/],
  },
  {
    // `fetching-ahead.spec.ts` counts at the host and runs there.
    reason: 'it does not report what a link relation fetches ahead',
    tests: [
      /NAV-6 a page in view is prefetched once, and pointing at it asks no second time/,
    ],
  },
  {
    reason: 'it has no touch screen',
    tests: [
      /a tap on a symbol shows its card inside the screen, a tap elsewhere hides it/,
    ],
  },
];
