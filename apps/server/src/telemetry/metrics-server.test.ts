import { expect, test } from 'vitest';
import { createProbes, createReadiness } from '../lifecycle/readiness.ts';
import { serveMetrics } from './metrics-server.ts';
import { createMeters } from './prometheus.ts';

test('a worker answers probes beside its figures, and is not ready once it stops', async () => {
  let isStopping = false;
  const readiness = createReadiness({ database: async () => undefined });
  const probes = createProbes(readiness, () => isStopping);
  const server = await serveMetrics(createMeters(), { port: 0, host: '127.0.0.1' }, probes);
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${server?.port}${path}`)).status;

  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz?from=kubelet')).toBe(200);
  expect(await statusOf('/metrics')).toBe(200);
  expect(await statusOf('/orders')).toBe(404);
  isStopping = true;
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  await server?.close();
});
