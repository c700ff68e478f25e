import { connect } from 'node:net';

/** Request made again and again, over connections that stay. */
export interface RawLoad {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Ends after so many requests, however long they take. */
  readonly most?: number;
  /** The next request where they differ; without it `url` is asked each time. */
  readonly next?: () => { readonly host: string; readonly path: string };
}

const headEnd = Buffer.from('\r\n\r\n');

/** Length of an answer with its head, once the head is here whole; null until then. */
function lengthOf(head: Buffer): { readonly whole: number; readonly ok: boolean } | null {
  const end = head.indexOf(headEnd);
  if (end < 0) return null;
  const text = head.toString('latin1', 0, end);
  const body = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
  if (Number.isNaN(body)) throw new Error('An answer without a length cannot be counted');
  return { whole: end + headEnd.length + body, ok: text.startsWith('HTTP/1.1 200') };
}

/**
 * Counts answers by their length, and looks at nothing else: a client that makes texts of compressed bytes is slower
 * than the server.
 */
export async function rawLoad({ url, headers, connections, seconds, most, next }: RawLoad) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const same = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const request = (): string => {
    if (next === undefined) return same;
    const { host, path } = next();
    return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`;
  };
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = most === undefined ? began + seconds * 1000 : Infinity;
  let sent = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      let head = Buffer.alloc(0);
      let missing: number | null = null;
      let asked = 0;
      const ask = (): void => {
        asked = performance.now();
        if (asked >= end || sent === most) {
          socket.destroy();
          resolve();
          return;
        }
        sent += 1;
        socket.write(request());
      };
      socket.once('connect', ask).once('error', reject);
      socket.on('data', (bytes: Buffer) => {
        if (missing === null) {
          head = Buffer.concat([head, bytes]);
          const length = lengthOf(head);
          if (length === null) return;
          if (!length.ok) failed += 1;
          missing = length.whole - head.length;
        } else missing -= bytes.length;
        if (missing > 0) return;
        times.push(performance.now() - asked);
        head = Buffer.alloc(0);
        missing = null;
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: times.length,
    perSecond: (times.length / (performance.now() - began)) * 1000,
    p50: sorted[sorted.length >> 1] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    failed,
  };
}
