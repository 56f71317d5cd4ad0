/** The part of a service worker's world that is used; TypeScript has it and the world of pages in no one program. */
type LastingEvent = Event & { waitUntil: (task: Promise<unknown>) => void };

export type FetchEvent = LastingEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: unknown };
};

type WorkerScope = {
  location: Location;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    act: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
  };
  registration: {
    update: () => Promise<{
      installing: ServiceWorker | null;
      waiting: ServiceWorker | null;
      active: ServiceWorker | null;
    }>;
    unregister: () => Promise<boolean>;
  };
};

export const workerScope = globalThis as unknown as WorkerScope;
