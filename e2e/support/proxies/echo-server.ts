/** Stands behind a proxy in the place of Omnis, and says what reached it. */
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** Request as an echo server received it. */
export interface Echo {
  /** Name of the server that answered. */
  readonly by: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A server that can be told to be unready. */
export interface EchoServer {
  isReady: boolean;
  /** Milliseconds after which it cuts off the next request of `/cut`, which it answers otherwise; null for never. */
  cutsOffAfter: number | null;
  /** Bytes of bodies that have arrived, also of requests that go on. */
  received: number;
  readonly stop: () => Promise<void>;
}

/** Starts one: `/readyz` as Omnis has it, `/events` that never ends, anything else an `Echo`. */
export async function startEchoServer(by: string, port: number): Promise<EchoServer> {
  const server = createServer((request: IncomingMessage, response) => {
    if (request.url === '/readyz') {
      response.writeHead(echo.isReady ? 200 : 503).end();
      return;
    }
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      return;
    }
    if (request.url === '/cut' && echo.cutsOffAfter !== null) {
      setTimeout(() => request.socket.destroy(), echo.cutsOffAfter);
      echo.cutsOffAfter = null;
      return;
    }
    request.on('data', (chunk: Buffer) => {
      echo.received += chunk.length;
    });
    request.on('end', () => {
      const said: Echo = { by, headers: request.headers };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
    });
  });
  const echo: EchoServer = {
    isReady: true,
    cutsOffAfter: null,
    received: 0,
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return echo;
}
