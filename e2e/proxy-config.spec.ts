/** Journeys through the configurations of `deploy/`, with servers behind them that report each request. No browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { proxiesPort } from './support/places.ts';
import { makeCertificate, type Certificate } from './support/proxies/certificate.ts';
import { startEchoServer, type Echo, type EchoServer } from './support/proxies/echo-server.ts';
import { startProxy, type RunningProxy } from './support/proxies/start-proxy.ts';

const [first, second, entrance] = [proxiesPort() + 7, proxiesPort() + 8, proxiesPort() + 4] as const;
const hosts = Array.from({ length: 24 }, (_, index) => `store${index}.shops.example`);

let folder: string;
let certificate: Certificate;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'omnis-proxy-config-'));
  certificate = makeCertificate(folder, ['*.shops.example']);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A request to the proxy as a visitor of a host sends it. */
function send(
  host: string,
  {
    path = '/',
    method = 'GET',
    headers = {},
  }: { path?: string; method?: string; headers?: OutgoingHttpHeaders } = {},
) {
  return request({
    host: '127.0.0.1',
    port: entrance,
    servername: new URL(`https://${host}`).hostname,
    ca: certificate.authority,
    path,
    method,
    agent: false,
    headers: { host, ...headers },
  });
}

async function ask(host: string, headers: OutgoingHttpHeaders = {}, path = '/'): Promise<Echo> {
  const call = send(host, { headers, path });
  const body = await new Promise<string>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => void text(response).then(resolve, reject));
    call.end();
  });
  const echo: Echo = JSON.parse(body);
  return echo;
}

for (const name of ['caddy', 'haproxy'] as const) {
  test.describe(name, () => {
    let proxy: RunningProxy;
    let servers: readonly [EchoServer, EchoServer];

    test.beforeAll(async () => {
      servers = [await startEchoServer('first', first), await startEchoServer('second', second)];
      proxy = await startProxy(name, { port: entrance, upstreams: [first, second], certificate, folder });
    });
    test.afterAll(async () => {
      await proxy.stop();
      for (const server of servers) await server.stop();
    });

    test('forwarded headers of a visitor are replaced, and the host is passed on', async () => {
      const { headers } = await ask('store1.shops.example:8443', {
        'x-forwarded-for': '1.1.1.1',
        'X-FORWARDED-FOR': '2.2.2.2',
        'x-forwarded-proto': 'http',
      });
      expect(headers).toMatchObject({
        host: 'store1.shops.example:8443',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    });

    test('a store stays with one process, and moves when that one is not ready', async () => {
      const places = async (): Promise<readonly string[]> =>
        Promise.all(hosts.map(async (host) => (await ask(host)).by));
      const before = await places();
      expect(new Set(before)).toEqual(new Set(['first', 'second']));
      expect(await places()).toEqual(before);
      servers[0].isReady = false;
      await expect.poll(places, { timeout: 20_000 }).toEqual(hosts.map(() => 'second'));
      servers[0].isReady = true;
      await expect.poll(places, { timeout: 20_000 }).toEqual(before);
    });

    test('a process that is gone loses no request', async () => {
      await servers[0].stop();
      for (const host of hosts) expect((await ask(host)).by).toBe('second');
      servers = [await startEchoServer('first', first), servers[1]];
    });

    test('a GET that a process cuts off is sent again, however long it had waited', async () => {
      const host = 'store1.shops.example';
      const { by } = await ask(host);
      servers[by === 'first' ? 0 : 1].cutsOffAfter = 6000;
      expect(['first', 'second']).toContain((await ask(host, {}, '/cut')).by);
    });

    test('an event arrives while its answer goes on', async () => {
      const call = send('store1.shops.example', { path: '/events' });
      const event = await new Promise<string>((resolve, reject) => {
        call.once('error', reject);
        call.once('response', (response) =>
          response.once('data', (chunk: Buffer) => resolve(chunk.toString())),
        );
        call.end();
      });
      expect(event).toBe('data: first\n\n');
      call.destroy();
    });

    test('an upload of the largest size arrives while it is sent', async () => {
      const [whole, piece] = [64 * 1024 * 1024, Buffer.alloc(1024 * 1024)];
      for (const server of servers) server.received = 0;
      const received = (): number => servers[0].received + servers[1].received;
      const call = send('store1.shops.example', { method: 'POST', headers: { 'content-length': whole } });
      const status = new Promise<number>((resolve, reject) => {
        call.once('error', reject);
        call.once('response', (response) => resolve(response.resume().statusCode ?? 0));
      });
      call.write(piece);
      await expect.poll(received).toBeGreaterThan(0);
      for (let sent = piece.length; sent < whole; sent += piece.length)
        if (!call.write(piece)) await new Promise((resolve) => call.once('drain', resolve));
      call.end();
      expect(await status).toBe(200);
      expect(received()).toBe(whole);
    });
  });
}
