/** The site's switch: what counts when the reader has made no choice. */
type ColorModeConfig = {
  default: 'light' | 'dark';
  respectSystemPreference: boolean;
};

/** What the boot script (lib/site/config/boot-script.ts) leaves for the scripts that come after it. */
type SiteBoot = {
  /** Set once the page's own scripts run. */
  isAlive?: boolean;
  /** Address of the page that is being loaded in place of the shown one. */
  target?: string | undefined;
  /** Address that a full load has begun for. */
  leaving?: string | undefined;
  /** When the reader or the site last set out for another document. */
  left?: number | undefined;
  /** Whether another document is on its way: until it is here, some browsers end everything that this one loads. */
  isLeft: () => boolean;
  /** Site paths that only lead to another one. */
  aliases: Readonly<Record<string, string>>;
  colorMode: ColorModeConfig;
  /** Names of the versions of the documentation. */
  docsVersions: readonly string[];
  /** Loads an address as a whole page. */
  load: (address: string) => void;
  /** Warns once, then loads an address as a whole page; within ten seconds of the last time it says so instead. */
  recover: (address: string, why: string) => void;
};

/** The boot script's object; it runs in the head of every page, before any other script. */
export function siteBoot(): SiteBoot {
  return (window as unknown as { siteBoot: SiteBoot }).siteBoot;
}
