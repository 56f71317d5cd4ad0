import { once } from 'node:events';
import { connect } from 'node:net';

/** A browser that is driven: one command at a time. */
export type Client = {
  /** As the browser tells it. */
  version: string;
  /** @throws what the browser answers when it cannot do it */
  send: (command: Command, parameters?: object) => Promise<unknown>;
};

/** Commands of WebDriver that are used: how a driver is asked, and what Firefox calls them without one. */
const COMMANDS = {
  open: ['url', 'Navigate'],
  back: ['back', 'Back'],
  run: ['execute/sync', 'ExecuteScript'],
  act: ['actions', 'PerformActions'],
  enter: ['frame', 'SwitchToFrame'],
  resize: ['window/rect', 'SetWindowRect'],
} as const;
type Command = keyof typeof COMMANDS;

type Session = {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
};
const versionOf = ({ capabilities }: Session) => capabilities.browserVersion;

/** Talks to a driver over HTTP. */
export async function connectDriver(port: number): Promise<Client> {
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const session = (await ask('', { capabilities: {} })) as Session;
  return {
    version: versionOf(session),
    send: (command, parameters = {}) =>
      ask(`/${session.sessionId}/${COMMANDS[command][0]}`, parameters),
  };
}

type Answer = [type: 1, id: number, error: object | null, result: unknown];

/** Talks to Firefox by its own protocol: the commands of WebDriver as JSON, each after its length. */
export async function connectFirefox(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  let bytes = Buffer.alloc(0);
  socket.on('data', (more: Buffer) => {
    bytes = Buffer.concat([bytes, more]);
    for (;;) {
      const start = bytes.indexOf(':') + 1;
      const end = start + Number(bytes.subarray(0, start - 1));
      if (start === 0 || bytes.length < end) return;
      const message: unknown = JSON.parse(`${bytes.subarray(start, end)}`);
      bytes = bytes.subarray(end);
      // The first one is a greeting.
      if (!Array.isArray(message)) socket.emit('greeted');
      else waiting.get(message[1] as number)?.(message as Answer);
    }
  });
  // Fails where nobody listens.
  await once(socket, 'greeted');
  let asked = 0;
  const ask = async (name: string, parameters: object): Promise<unknown> => {
    const id = ++asked;
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
    const answer = new Promise<Answer>((done) => waiting.set(id, done));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    if (error) throw new Error(JSON.stringify(error));
    return result;
  };
  const session = (await ask('NewSession', {})) as Session;
  return {
    version: versionOf(session),
    send: async (command, parameters = {}) => {
      const result = await ask(COMMANDS[command][1], parameters);
      return (result as { value?: unknown } | null)?.value;
    },
  };
}
