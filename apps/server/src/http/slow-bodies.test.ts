import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const read = (): void => void request.resume().once('end', () => response.end('read'));
    // A handler that is busy first.
    if (request.url === '/later') setTimeout(read, 400);
    else read();
  });
  endSlowBodies(server, { grace: 150, leastPerSecond: 1000, lookEvery: 30 });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    socket.end(`HTTP/1.1 ${error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400} Ended\r\n\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a body in pieces of so many bytes, one every so many milliseconds, and gives the status of the answer. */
function send(
  path: string,
  { length, piece, every }: { length: number; piece: number; every: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => {
      if (sent >= length) return;
      socket.write('x'.repeat(Math.min(piece, length - sent)));
      sent += piece;
    }, every);
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer.slice(9, 12));
    });
  });
}

describe('the body of a request', () => {
  test('that dribbles ends with 408', async () => {
    expect(await send('/', { length: 10_000, piece: 1, every: 20 })).toBe('408');
  });

  test('that never begins ends with 408', async () => {
    expect(await send('/', { length: 10, piece: 10, every: 60_000 })).toBe('408');
  });

  test('over a slow line that is honest is read to its end', async () => {
    expect(await send('/', { length: 2_000, piece: 100, every: 25 })).toBe('200');
  });

  test('is not to blame for a server that reads it late', async () => {
    expect(await send('/later', { length: 100_000, piece: 100_000, every: 1 })).toBe('200');
  });
});
