import { createServer, type Server } from 'node:http';
import type { Probes } from '../lifecycle/readiness.ts';
import type { Meters } from './meters.ts';

/** The address at which Prometheus asks. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `/metrics` on a port of its own, which visitors cannot reach, and says where. Does nothing without meters.
 *
 * @param probes - `/healthz` and `/readyz` of a worker, which listens on no other port
 * @throws Error when the port cannot be had
 */
export async function serveMetrics(
  meters: Meters | null | undefined,
  listen: { port: number; host: string } | null,
  probes?: Probes,
): Promise<MetricsServer | null> {
  if (!meters || !listen) return null;
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && probes && (path === '/healthz' || path === '/readyz')) {
      // Never rejects: a check that fails is part of the answer.
      void probes[path]().then(({ status, body }) =>
        response
          .writeHead(status, {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': 'no-store',
          })
          .end(JSON.stringify(body)),
      );
      return;
    }
    if (path !== '/metrics' || !isReading) {
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
  // The metrics server must not keep a process that has nothing else to do.
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
