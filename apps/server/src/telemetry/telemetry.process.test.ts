import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loneShopper } from '../testing/lone-shopper.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const batchSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Sent = z.output<typeof batchSchema>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const spans: Sent[] = [];
let collector: Server;
let home: TestHome;
let server: Program;
let log = '';
let port = 0;
let metricsPort = 0;

beforeAll(async () => {
  home = await testHome();
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = batchSchema.parse(JSON.parse(body));
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  const collectorPort = typeof address === 'object' && address ? address.port : 0;
  server = startProgram('testing/stopping-server.ts', {
    env: {
      ...home.env,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      // Nobody takes mail there, so that its job fails.
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });
  server.process.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  metricsPort = Number((await server.printed(/Metrics: http:\/\/127\.0\.0\.1:(\d+)\/metrics/))[1]);
  port = Number((await server.printed(/http:\/\/localhost:(\d+)\//))[1]);
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  collector.close();
  await home.drop();
});

const lone = () => ({ port, halted: async () => undefined, kill: async () => undefined });
const lines = (): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));

test('a checkout is counted, logged and traced, down to the job that it leaves', async () => {
  const shopper = await loneShopper(lone());
  expect(await shopper.place(lone())).toMatchObject({ status: 200 });

  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
  const figures = await metrics.text();
  for (const line of [
    'omnis_checkouts_total{outcome="placed"} 1',
    'omnis_http_requests_total{route="checkout.place",status="200"} 1',
    'omnis_http_request_duration_seconds_count{route="checkout.place"} 1',
    'omnis_http_request_duration_seconds_bucket{le="+Inf",route="checkout.place"} 1',
  ])
    expect(figures).toContain(line);
  for (const name of [
    'omnis_cache_bytes',
    'omnis_jobs{',
    'process_cpu_seconds_total',
    'omnis_cache_requests_total',
  ])
    expect(figures).toContain(name);
  // Only names that are known beforehand.
  expect(figures).not.toMatch(/route="\/omnis/);

  await expect
    .poll(() => lines().find(({ route }) => route === 'checkout.place'))
    .toMatchObject({
      method: 'POST',
      status: 200,
      store: 'demo',
      client: '127.0.0.1',
      requestId: expect.stringMatching(/^[\w-]{14,}$/),
      ms: expect.any(Number),
    });
  const { requestId } = lines().find(({ route }) => route === 'checkout.place') ?? {};
  // Its email cannot be sent: the line about the job names the request that wrote it.
  await expect
    .poll(
      () => lines().filter((line) => line['kind'] !== undefined && line['requestId'] === requestId).length,
      {
        timeout: 60_000,
      },
    )
    .toBeGreaterThan(0);

  await expect
    .poll(() => spans.filter(({ name }) => name === 'POST checkout.place').length, { timeout: 60_000 })
    .toBe(1);
  const placed = spans.find(({ name }) => name === 'POST checkout.place');
  const ofTrace = () => spans.filter(({ traceId }) => traceId === placed?.traceId).map(({ name }) => name);
  expect(ofTrace()).toContain('transaction');
  await expect.poll(() => ofTrace().some((name) => name.startsWith('job ')), { timeout: 60_000 }).toBe(true);
});

test('a trace goes on from its traceparent, and the answer names its request', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await fetch(`http://127.0.0.1:${port}/omnis/v3/openapi.json`, {
    headers: {
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      // Nobody said that this client is a proxy.
      'x-request-id': 'chosen-by-a-stranger',
    },
  });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{14,24}$/);
  expect(answer.headers.get('x-request-id')).not.toBe('chosen-by-a-stranger');
  await expect
    .poll(() => spans.find((span) => span.traceId === traceId), { timeout: 60_000 })
    .toMatchObject({ parentSpanId: '00f067aa0ba902b7' });
});

test('probes answer on every host without a cookie, and metrics are not for visitors', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
});

test.each([
  ['off', 'loaded: '],
  ['on', expect.stringMatching(/@opentelemetry\/sdk-trace .*prom-client/)],
])('with metrics and traces %s, their packages are loaded only when wanted', async (how, loaded) => {
  const { out } = await startProgram('testing/loaded-modules.ts', { args: [how] }).ended;
  expect(out.trimEnd() === 'loaded:' ? 'loaded: ' : out.trimEnd()).toEqual(loaded);
});
