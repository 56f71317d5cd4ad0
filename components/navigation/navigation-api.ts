/** The part of the Navigation API that is used; TypeScript's library has none of it yet. */
export type NavigateEvent = Event & {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  canIntercept: boolean;
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  destination: { url: string; sameDocument: boolean };
  info: unknown;
  intercept: (options: {
    handler: () => Promise<void>;
    scroll?: 'manual';
    focusReset?: 'manual';
  }) => void;
};

type Navigation = {
  addEventListener: (
    type: 'navigate',
    listener: (event: NavigateEvent) => void,
    options: { signal: AbortSignal },
  ) => void;
  navigate: (
    url: string,
    options: { history: 'push' | 'replace'; info: unknown },
  ) => { committed: Promise<unknown>; finished: Promise<unknown> };
};

/** Undefined in a browser that changes pages by full loads alone. */
export const navigationApi = (): Navigation | undefined =>
  (window as { navigation?: Navigation }).navigation;
