/** Line icons on a 24 px grid, drawn for this site. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'M9 6l6 6-6 6',
  external: 'M9 6H6v12h12v-3M13 6h5v5M18 6l-8 8',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  globe:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18c5-5.5 5-12.5 0-18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  /** Fewer and fewer lines: a list that is narrowed. */
  filter: 'M4 7h16M7 12h10M10 17h4',
  question:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.6v.1',
  state:
    'M12 3v6M12 15v6M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6M4 6c2 3 4.5 4 5.5 4.5M20 6c-2 3-4.5 4-5.5 4.5',
  template: 'M8 5l-5 7l5 7M16 5l5 7l-5 7M13.5 8l-3 8',
  cdk: 'M4 8l8-4.5L20 8v8l-8 4.5L4 16zM4 8l8 4.5L20 8M12 12.5V20.5',
  isr: 'M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4',
  eslint: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM8.5 12l2.5 2.5l4.5-5',
} as const;

type IconName = keyof typeof PATHS;

/** A decorative icon in the colour of its text; the control around it carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
