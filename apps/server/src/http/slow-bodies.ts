import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How slow the body of a request may be. */
export interface SlowBodyRules {
  /** Milliseconds before anybody looks: a poor line may stall for a moment. */
  readonly grace: number;
  /** Bytes a second, over all the time that the server waited for them. */
  readonly leastPerSecond: number;
  /** Milliseconds between two looks. */
  readonly lookEvery: number;
}

/** A phone on the slowest network of today sends three times as much. */
const rules: SlowBodyRules = { grace: 10_000, leastPerSecond: 4_096, lookEvery: 2_000 };

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Bytes of its connection when it began. */
  readonly from: number;
  /** Milliseconds that the server has waited for the client. */
  waited: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body dribbles, so that a few clients cannot keep connections for minutes: 408, and the connection
 * is closed. Time in which the server itself is behind with reading does not count.
 */
export function endSlowBodies(
  server: Server,
  { grace, leastPerSecond, lookEvery }: SlowBodyRules = rules,
): void {
  const watched = new Set<Watched>();
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = 0;

  function end({ request: { socket }, response }: Watched): void {
    const error = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    // As Node does with requests that take too long: Fastify answers 408 and closes the connection.
    if (response.headersSent || !server.emit('clientError', error, socket)) socket.destroy();
  }

  function look(): void {
    const now = performance.now();
    const passed = now - lookedAt;
    lookedAt = now;
    for (const each of watched) {
      const { request, from } = each;
      if (request.complete) {
        watched.delete(each);
        continue;
      }
      // Received data waits to be read: the server is the slow side.
      if (request.readableLength > 0) continue;
      each.waited += passed;
      const { waited } = each;
      if (waited < grace || (request.socket.bytesRead - from) / (waited / 1000) >= leastPerSecond) continue;
      watched.delete(each);
      end(each);
    }
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const entry = { request, response, from: request.socket.bytesRead, waited: 0 };
    watched.add(entry);
    response.once('close', () => watched.delete(entry));
    if (timer) return;
    lookedAt = performance.now();
    timer = setInterval(look, lookEvery).unref();
  });
}
