import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testPglite } from '../../testing/test-database.ts';
import { leeds } from '../../testing/test-shopper.ts';

const program = fileURLToPath(new URL('../../testing/lone-server.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'omnis-kill-'));
let child: ChildProcess | undefined;
afterAll(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server on its folder; resolves with its port. */
function start(): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SEED: 'none',
      DATABASE_URL: '',
      PORT: '0',
    };
    const started = spawn(process.execPath, ['--conditions=@omnis/source', program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let errors = '';
    started.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    started.stdout.on('data', (chunk: Buffer) => {
      const port = /port (\d+)/.exec(chunk.toString())?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    started.once('exit', () => reject(new Error(`The server ended: ${errors}`)));
  });
}

async function kill(): Promise<void> {
  const running = child;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await gone;
}

interface Reply {
  status: number;
  json: unknown;
  cookies: string[];
}

interface Asked {
  port: number;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

function send({ port, path, headers = {}, body }: Asked): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: 'demo.localhost', 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('error', reject);
        response.on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
          resolve({ status: response.statusCode ?? 0, json: text === '' ? null : JSON.parse(text), cookies });
        });
      },
    );
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Visitor {
  headers: Record<string, string>;
  key: string;
}

async function visitor(port: number): Promise<Visitor> {
  const { cookies } = await send({ port, path: '/omnis/v3/basket/main/list/' });
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) };
  const item = { productUrl: 'tee' };
  const added = await send({
    port,
    path: '/omnis/v3/frontend/product/addItemToCart/',
    headers,
    body: { item },
  });
  expect(added.status).toBe(200);
  return { headers, key: randomUUID() };
}

function place(port: number, { headers, key }: Visitor): Promise<Reply> {
  return send({
    port,
    path: '/omnis/v3/checkout/place/',
    headers: { ...headers, 'idempotency-key': key },
    body: {
      contact: { email: 'ann@shop.example' },
      shippingAddress: leeds,
      shippingMethod: 'standard',
      paymentMethod: 'pm_card_visa',
    },
  });
}

const hashOf = ({ json }: Reply): string => String(Reflect.get(Object(json), 'orderHash'));

test('kill -9 during checkouts: what was acknowledged is there after the restart, and a repeat gives the same answer', async () => {
  await (await testPglite(dataDir)).close();
  let port = await start();
  const visitors: Visitor[] = [];
  for (let index = 0; index < 24; index += 1) visitors.push(await visitor(port));

  const acknowledged = new Map<Visitor, Reply>();
  const placing = visitors.map(async (one) => {
    const reply = await place(port, one).catch(() => null);
    if (reply?.status === 200) acknowledged.set(one, reply);
    // In the midst of it: some have their answer, some wait for theirs.
    if (acknowledged.size === 6) child?.kill('SIGKILL');
  });
  await Promise.all(placing);
  await kill();
  expect(acknowledged.size).toBeGreaterThanOrEqual(6);
  expect(acknowledged.size).toBeLessThan(visitors.length);

  port = await start();
  for (const [one, reply] of acknowledged) {
    const order = await send({ port, path: `/omnis/v3/orders/${hashOf(reply)}/`, headers: one.headers });
    expect(order).toMatchObject({ status: 200, json: { itemCount: 1, items: [{ quantity: 1 }] } });
    expect((await place(port, one)).json).toEqual(reply.json);
  }
  // Those without an answer get their one order at the first repeat.
  const others = visitors.filter((one) => !acknowledged.has(one));
  for (const reply of await Promise.all(others.map((one) => place(port, one))))
    expect(reply).toMatchObject({ status: 200, json: { status: 'placed' } });
});
