import { connect } from 'node:net';

const TIMEOUT_MS = 10_000;

export type RawAnswer = {
  /** 0 when the connection ended without a status line. */
  status: number;
  /** As a browser reads it that takes a bare CR or LF for the end of a header, in the order of arrival. */
  headers: [name: string, value: string][];
  body: string;
};

/**
 * One request over a socket of its own, for what an HTTP client refuses to send.
 *
 * @param target Written into the request line as it is, each character up to U+00FF as one byte.
 * @throws When the server cannot be reached or says nothing for ten seconds.
 */
export function askRaw(
  port: number,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const head = Object.entries({ Host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(TIMEOUT_MS, () => {
      socket.destroy(new Error(`no answer to ${JSON.stringify(target)}`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may hang up before it has read a request that it refuses.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') fail(error);
    });
    socket.on('close', () => {
      done(parseAnswer(Buffer.concat(chunks).toString('latin1')));
    });
    socket.write(
      `GET ${target} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`,
      'latin1',
    );
  });
}

function parseAnswer(text: string): RawAnswer {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  // A line that ends early is a request of HTTP 0.9, whose answer is a body alone.
  if (status === undefined) return { status: 0, headers: [], body: text };
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const [, ...lines] = head.split(/\r\n|\r|\n/);
  return {
    status: Number(status),
    headers: lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()];
    }),
    body: end < 0 ? '' : text.slice(end + 4),
  };
}
