/** A real Caddy with the configuration of `deploy/` and certificates on demand, before a real process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, type PeerCertificate } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findServer } from '../../../../scripts/find-server.ts';
import { closedPort } from '../testing/closed-port.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { seedTestDivisions, testDivisions } from '../testing/test-divisions.ts';

vi.setConfig({ testTimeout: 120_000 });

function caddyOf(): string | null {
  try {
    return findServer('caddy');
  } catch (error) {
    process.stderr.write(`Certificates on demand are not tested. ${String(error)}\n`);
    return null;
  }
}
const caddy = caddyOf();

describe.skipIf(caddy === null)('Caddy with certificates on demand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'omnis-on-demand-'));
  let home: TestHome;
  let server: Program | undefined;
  let proxy: ChildProcess | undefined;
  let entrance = 0;

  beforeAll(async () => {
    home = await testHome();
    const database = await home.open();
    await seedTestDivisions(database);
    await database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ custom_domain: 'shop.example' })
        .where('id', '=', testDivisions.demo)
        .execute(),
    );
    await database.close();
    server = startProgram('testing/serving.ts', {
      env: { ...home.env, PORT: '0', STORES_DOMAIN: 'shops.example', TRUST_PROXY: '127.0.0.1' },
    });
    const [, port] = await server.printed(/http:\/\/(?:[\w.]+):(\d+)/);
    const [https, http, admin, ask] = [
      await closedPort(),
      await closedPort(),
      await closedPort(),
      await closedPort(),
    ];
    entrance = https;
    proxy = spawn(
      caddy ?? '',
      [
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        join(import.meta.dirname, '../../../../deploy/caddy/on-demand.Caddyfile'),
      ],
      {
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
          OMNIS_UPSTREAMS: `127.0.0.1:${port}`,
          OMNIS_ACME_EMAIL: 'nobody@example.com',
          // Its own authority, which it must not make this machine trust.
          OMNIS_CADDY_GLOBAL: 'local_certs\n\tskip_install_trust',
          OMNIS_HTTPS_PORT: String(https),
          OMNIS_HTTP_PORT: String(http),
          OMNIS_CADDY_ADMIN: `127.0.0.1:${admin}`,
          OMNIS_ASK_PORT: String(ask),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    proxy.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    await vi.waitFor(
      async () => {
        if (proxy?.exitCode !== null) throw new Error(`Caddy ended: ${said}`);
        await shake('shop.example');
      },
      { timeout: 60_000, interval: 200 },
    );
  });
  afterAll(async () => {
    proxy?.kill('SIGKILL');
    server?.process.kill('SIGKILL');
    await server?.ended;
    await home.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The certificate that a visitor of a host is shown; rejects when the handshake is refused. */
  function shake(host: string): Promise<PeerCertificate> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        host: '127.0.0.1',
        port: entrance,
        servername: host,
        rejectUnauthorized: false,
      });
      socket.once('error', reject);
      socket.once('secureConnect', () => {
        resolve(socket.getPeerCertificate());
        socket.destroy();
      });
    });
  }

  async function open(host: string, path: string): Promise<{ status: number; body: string }> {
    const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8');
    return new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port: entrance,
        servername: host,
        ca,
        path,
        agent: false,
        headers: { host },
      });
      call.once('error', reject);
      call.once('response', (response) => {
        void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      });
      call.end();
    });
  }

  test.each(['shop.example', 'demo.shops.example', 'localhost'])(
    '%s gets a certificate of its own',
    async (host) => {
      expect((await shake(host)).subjectaltname).toBe(`DNS:${host}`);
      const { status } = await open(host, '/omnis/v3/frontend/getStoreCoreData/json/');
      expect(status).toBe(200);
    },
  );

  test.each(['somebody.example', 'nobody.shops.example', 'www.shop.example', 'xn--shp-fna.example'])(
    'the handshake for %s is refused',
    async (host) => {
      await expect(shake(host)).rejects.toThrow(/alert|disconnected|reset/i);
    },
  );

  test('a visitor cannot ask through the proxy', async () => {
    const { status, body } = await open('shop.example', '/_internal/tls/ask?domain=shop.example');
    expect([status, body]).toEqual([404, expect.not.stringContaining('address of this installation')]);
  });

  test('300 made-up domains at once are refused, and a store answers meanwhile', async () => {
    const began = performance.now();
    const refused = Promise.allSettled(Array.from({ length: 300 }, (_, n) => shake(`made-up-${n}.example`)));
    const { status } = await open('shop.example', '/healthz');
    expect(status).toBe(200);
    expect((await refused).filter((each) => each.status === 'fulfilled')).toEqual([]);
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});
