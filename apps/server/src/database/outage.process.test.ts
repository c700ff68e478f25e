/** The platform over HTTP while its PostgreSQL is stopped, and after it is back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sessionCookie, xsrfCookie } from '../plugins/visitor.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { stoppablePostgres } from '../testing/stoppable-postgres.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';

vi.setConfig({ testTimeout: 300_000 });

const postgres = await stoppablePostgres();
if (!postgres)
  process.stderr.write('An outage is not tested over HTTP: this machine has no PostgreSQL 15 or newer.\n');

const started = z.object({ port: z.number(), token: z.string(), xsrf: z.string() });

interface Asked {
  readonly host: string;
  readonly path: string;
  readonly accept?: string;
  readonly body?: unknown;
}

/** Requests that need the database, of each kind. */
const asked: Readonly<Record<string, Asked>> = {
  'the session': { host: testHosts.platform, path: '/omnis/v3/dashboard/secure/get/' },
  'an owner’s call': {
    host: testHosts.platform,
    path: `/omnis/v3/dashboard/divisions/${testDivisions.demo}/orders/`,
  },
  'a basket': { host: testHosts.demo, path: '/omnis/v3/basket/main/list/' },
  'a change of a basket': {
    host: testHosts.demo,
    path: '/omnis/v3/frontend/product/addItemToCart/',
    body: { item: { productUrl: 'nothing' } },
  },
  'a page': { host: testHosts.demo, path: `/invoice/${'A'.repeat(24)}.pdf`, accept: 'text/html' },
  'a page of a host that no memory holds': { host: 'unheard.localhost:3000', path: '/', accept: 'text/html' },
};

describe.skipIf(postgres === null)('while PostgreSQL is stopped', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-outage-'));
  let server: Program | undefined;
  afterAll(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('requests are answered 503 with the time to wait, never 500, and as before once it is back', async () => {
    if (!postgres) throw new Error('There is no PostgreSQL');
    await postgres.start();
    server = startProgram('testing/upload-server.ts', {
      env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url },
    });
    const [line] = await server.printed(/\{.*\}/);
    const at = started.parse(JSON.parse(line));

    const ask = ({ host, path, accept = 'application/json', body }: Asked) =>
      new Promise<{ status: number; retry: string | undefined; text: string }>((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const call = request(
          {
            port: at.port,
            host: '127.0.0.1',
            path,
            method: text === undefined ? 'GET' : 'POST',
            headers: {
              host,
              accept,
              cookie: `${sessionCookie}=${at.token}; ${xsrfCookie}=${at.xsrf}`,
              'x-xsrf-token': at.xsrf,
              ...(text !== undefined && { 'content-type': 'application/json' }),
            },
          },
          (response) => {
            let answer = '';
            response.on('data', (part: Buffer) => (answer += part.toString()));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                retry: response.headers['retry-after'],
                text: answer,
              }),
            );
          },
        );
        call.on('error', reject);
        call.end(text);
      });
    const statuses = async (): Promise<Record<string, number>> => {
      const all: Record<string, number> = {};
      for (const [name, each] of Object.entries(asked)) {
        // Once it is answered, the host is remembered.
        if (name !== 'a page of a host that no memory holds') all[name] = (await ask(each)).status;
      }
      return all;
    };

    /** The answer of a probe, which balancers ask by address. */
    const probe = async (path: '/healthz' | '/readyz'): Promise<{ status: number; body: unknown }> => {
      const answer = await fetch(`http://127.0.0.1:${at.port}${path}`);
      return { status: answer.status, body: await answer.json() };
    };

    const before = await statuses();
    expect(await probe('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(Object.values(before).filter((status) => status >= 500)).toEqual([]);
    expect(before).toMatchObject({ 'the session': 200, 'an owner’s call': 200, 'a basket': 200 });

    await postgres.stop();
    for (let round = 0; round < 3; round += 1) {
      for (const [name, each] of Object.entries(asked)) {
        const answer = await ask(each);
        expect([name, answer.status, answer.retry]).toEqual([name, 503, '2']);
        if (each.accept === 'text/html') expect(answer.text).toContain('We’ll be back in a moment');
        else expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' });
      }
    }

    // A balancer takes the process out, and nobody restarts it. An answer holds for a second.
    await vi.waitFor(
      async () =>
        expect(await probe('/readyz')).toMatchObject({
          status: 503,
          body: { status: 'not ready', checks: { database: { ok: false }, storage: { ok: true } } },
        }),
      { timeout: 10_000, interval: 200 },
    );
    expect((await probe('/healthz')).status).toBe(200);

    await postgres.start();
    await vi.waitFor(
      async () => {
        expect(await statuses()).toEqual(before);
        expect((await probe('/readyz')).status).toBe(200);
      },
      { timeout: 20_000, interval: 200 },
    );
    // Nobody was signed out.
    expect((await ask({ host: testHosts.platform, path: '/omnis/v3/dashboard/secure/get/' })).text).toContain(
      '@sweep.example',
    );
    expect(server.process.exitCode).toBeNull();
  });
});
