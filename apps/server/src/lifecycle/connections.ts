import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endSlowBodies } from '../http/slow-bodies.ts';

/** How the connections of a server end. */
export interface DrainOptions {
  /** Seconds for which new connections are still taken, so that a balancer can see that this process is not ready. */
  readonly delay: number;
  /** Seconds that requests in flight may take after that. */
  readonly timeout: number;
}

/** The connections of a server: made ready for a stop that answers what is in flight. */
export interface Connections {
  /** True when this process is about to stop: it is not ready, and answers close their connections. */
  readonly isDraining: boolean;
  /** Aborted when draining begins, so that answers without an end of their own come to one. */
  readonly draining: AbortSignal;
  /** Makes the HTTP servers (Fastify's `serverFactory`): one an address that is listened on. */
  readonly serverFactory: (
    handler: (request: IncomingMessage, response: ServerResponse) => void,
    options: Record<string, unknown>,
  ) => Server;
  /**
   * Stops listening, answers what is in flight and closes all connections.
   *
   * @returns how many connections had to be cut when the time was over
   */
  drain(options: DrainOptions): Promise<number>;
}

/** How long a connection may dawdle, in milliseconds. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  /** Node looks this often for connections that take longer. */
  readonly lookEvery: number;
  /** Without a request. */
  readonly idle: number;
}

/** Milliseconds in which connections that were made before the signal are accepted; the system would cut them. */
const knocking = 50;

/**
 * Milliseconds for which idle connections stay open while draining. A request may be on its way already, and a proxy
 * takes a closed connection for a failure; it is answered, and told to close.
 */
const lastWords = 1000;

/** Milliseconds between two looks for connections that have become idle. */
const lookAgain = 100;

/** The connections of one server. */
export function createConnections(patience: Patience): Connections {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const controller = new AbortController();
  let isDraining = false;

  /** `close` of an HTTP server would cut idle connections at once; this one only stops listening. */
  const stopListening = (server: Server): Promise<void> =>
    new Promise((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });

  const closeIdle = (): void => servers.forEach((server) => server.closeIdleConnections());

  return {
    get isDraining() {
      return isDraining;
    },
    draining: controller.signal,
    serverFactory: (handler) => {
      const server = createServer(
        { headersTimeout: patience.headers, connectionsCheckingInterval: patience.lookEvery },
        handler,
      );
      server.keepAliveTimeout = patience.idle;
      server.requestTimeout = patience.request;
      endSlowBodies(server);
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      servers.push(server);
      return server;
    },
    drain: async ({ delay, timeout }) => {
      isDraining = true;
      controller.abort();
      await sleep(Math.max(delay * 1000, knocking));
      const closed = Promise.all(servers.filter(({ listening }) => listening).map(stopListening));
      let idle: NodeJS.Timeout | undefined;
      const patient = setTimeout(
        () => {
          closeIdle();
          idle = setInterval(closeIdle, lookAgain);
        },
        Math.max(lastWords - delay * 1000, 0),
      );
      const over = new AbortController();
      const inTime = await Promise.race([
        closed.then(() => true),
        sleep(timeout * 1000, false, { signal: over.signal }).catch(() => false),
      ]);
      over.abort();
      clearTimeout(patient);
      clearInterval(idle);
      const cut = inTime ? 0 : sockets.size;
      for (const socket of sockets) socket.destroy();
      return cut;
    },
  };
}
