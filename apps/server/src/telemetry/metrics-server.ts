import { createServer, type Server } from 'node:http';
import type { Meters } from './meters.ts';

/** The address at which Prometheus asks. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `/metrics` on a port of its own, which visitors cannot reach, and says where. Does nothing without meters.
 *
 * @throws Error when the port cannot be had
 */
export async function serveMetrics(
  meters: Meters | null | undefined,
  listen: { port: number; host: string } | null,
): Promise<MetricsServer | null> {
  if (!meters || !listen) return null;
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Ask for /metrics\n');
      return;
    }
    meters.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen.port, listen.host, resolve);
  });
  // What it is asked must not keep a process that has nothing else to do.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : listen.port;
  process.stdout.write(`Metrics: http://${listen.host}:${port}/metrics\n`);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
