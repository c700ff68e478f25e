import { connect, type Socket } from 'node:net';
import { request } from 'node:http';

/** How a client dawdles: with the headers of its request, or with the body. */
export type Dawdling = 'headers' | 'body';

/** Clients that send a byte now and then and never come to an end. */
export interface SlowClients {
  /** Number of clients whose connections the server keeps open. */
  open(): number;
  close(): void;
}

/** Opens connections that dribble. */
export async function openSlowClients(
  { port, host }: { port: number; host: string },
  { count, how, everyMs = 500 }: { count: number; how: Dawdling; everyMs?: number },
): Promise<SlowClients> {
  const sockets: Socket[] = [];
  const closed = new Set<Socket>();
  const head = `POST /omnis/v3/dashboard/secure/login/ HTTP/1.1\r\nhost: ${host}\r\n`;
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(
              how === 'headers'
                ? head
                : `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
            );
            resolve();
          });
          sockets.push(socket);
          socket.once('error', () => resolve());
          socket.once('close', () => closed.add(socket));
        }),
    ),
  );
  const timer = setInterval(() => {
    for (const socket of sockets)
      if (!closed.has(socket)) socket.write(how === 'headers' ? 'x-a: b\r\n' : ' ');
  }, everyMs);
  return {
    open: () => sockets.length - closed.size,
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An answer, with the milliseconds that it took. */
export interface TimedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly took: number;
}

/** Makes one call on a connection of its own. */
export function call(
  { port, host }: { port: number; host: string },
  {
    method = 'GET',
    path,
    headers = {},
    body = '',
  }: { method?: string; path: string; headers?: Record<string, string>; body?: string },
): Promise<TimedAnswer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method, path, agent: false, headers: { host, ...headers } },
      (response) => {
        response.resume();
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            took: performance.now() - started,
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Guesses a password as an attacker would, as somebody who has never been here. */
export async function guess(
  place: { port: number; host: string },
  { email, visitor }: { email: string; visitor: { cookie: string; xsrf: string } },
): Promise<TimedAnswer> {
  return call(place, {
    method: 'POST',
    path: '/omnis/v3/dashboard/secure/login/',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie, 'x-xsrf-token': visitor.xsrf },
    body: JSON.stringify({ email, password: 'guess guess' }),
  });
}

/** Cookie and token of somebody who has just come. */
export async function newVisitor(place: {
  port: number;
  host: string;
}): Promise<{ cookie: string; xsrf: string }> {
  const { headers } = await call(place, { path: '/omnis/v3/dashboard/secure/get/' });
  const cookies = Array.isArray(headers['set-cookie']) ? headers['set-cookie'].map(String) : [];
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: pairs.join('; '), xsrf: decodeURIComponent(token) };
}

/** The value below which a part of the values lies, such as 0.99. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
