/**
 * `node bench/stores.ts [stores]`: what many stores cost a process: its start, its memory, a change at one process for
 * the other, and atlas's list. Two processes of the API alone run from source over a PostgreSQL of the bench's own, so
 * nothing has to be built. The same is measured with hardly any store first: compare both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { send, type HttpAnswer } from './http.ts';
import { z } from 'zod';

const stores = Number(process.argv[2] ?? 100_000);
const serving = fileURLToPath(new URL('../apps/server/src/testing/serving.ts', import.meta.url));
const first = 1000;
const password = 'correct horse battery';
/** Milliseconds until an idle process is weighed. */
const calm = 3000;
const changes = 50;
const tick = 10;

const postgres = await startPostgres();
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const { url } = postgres;
const dataDir = mkdtempSync(join(tmpdir(), 'omnis-bench-stores-'));
const client = new pg.Client({ connectionString: url });
const running: ChildProcess[] = [];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Process {
  readonly origin: string;
  /** Milliseconds from the check of the port to listening, as the process itself prints them. */
  readonly startMs: number;
  readonly memory: () => number;
  readonly processorTime: () => number;
  readonly stop: () => Promise<void>;
}

async function start(): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@omnis/source', serving], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SEED: 'none',
      NODE_ENV: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Omnis is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
  const proc = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    origin: `http://127.0.0.1:${port}`,
    startMs: 1000 * Number(/ready \(([\d.]+) s\)/.exec(text)?.[1] ?? Number.NaN),
    memory: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1]) / 1024),
    processorTime: () => {
      const fields = proc('stat').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * tick;
    },
    stop: async () => {
      child.removeAllListeners('exit');
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
    },
  };
}

/** Somebody with a session at a host. */
async function visitor(origin: string, name: string, call: { path: string; body: unknown }) {
  const host = `${name}:${new URL(origin).port}`;
  const headers = { host, origin: `http://${host}`, accept: 'application/json' };
  const hello = await send(origin, '/omnis/v3/dashboard/secure/get/', { method: 'GET', headers });
  const jar = new Map<string, string>();
  const keep = ({ cookies }: HttpAnswer): void => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  keep(hello);
  const ask = async (method: string, path: string, body?: unknown): Promise<HttpAnswer> => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const own = { ...headers, cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' };
    const answer = await send(origin, path, {
      method,
      headers: own,
      ...(body === undefined ? {} : { body }),
    });
    keep(answer);
    if (answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  await ask('POST', call.path, call.body);
  return ask;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function timed(count: number, work: (n: number) => Promise<unknown>): Promise<[number, number]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await work(n);
    times.push(performance.now() - began);
  }
  return [median(times), Math.max(...times)];
}

async function figures(name: string): Promise<void> {
  const one = await start();
  const two = await start();
  await pause(calm);
  console.log(
    `${name}: start ${one.startMs} and ${two.startMs} ms (processor time with loading of the code and until calm ${one.processorTime()} and ${two.processorTime()} ms), memory ${one.memory()} and ${two.memory()} MB`,
  );
  const signUp = {
    path: '/omnis/v3/shop/customer/create/',
    body: { email: `${name}@bench.example`, password },
  };
  const owner = await visitor(one.origin, 'localhost', signUp);
  await client.query(
    `UPDATE customers SET verified_at = now(), eula_version = 1000 WHERE email = '${name}@bench.example'`,
  );
  await client.query(
    `INSERT INTO memberships (division_id, customer_id, role) SELECT 21, id, 'owner' FROM customers WHERE email = '${name}@bench.example'`,
  );
  await client.query(
    `INSERT INTO staff (email, password_hash, permissions) SELECT email, password_hash, '["orders.view","stores.review"]' FROM customers WHERE email = '${name}@bench.example'`,
  );
  const visit = (at: Process, host: string): Promise<HttpAnswer> =>
    send(at.origin, '/omnis/v3/frontend/getStoreCoreData/json/', {
      method: 'GET',
      headers: { host: `${host}:${new URL(at.origin).port}`, accept: 'application/json' },
    });
  await visit(two, 'demo.localhost');
  const settings = '/omnis/v3/dashboard/divisions/21/settings/';
  const versionOf = ({ body }: HttpAnswer): number => z.object({ version: z.number() }).parse(body).version;
  let version = versionOf(await owner('GET', settings));
  const change = async (n: number): Promise<void> => {
    const delivery = { timeZone: n % 2 ? 'Europe/London' : 'America/New_York', cutoffs: [] };
    version = versionOf(await owner('PATCH', settings, { version, delivery }));
  };
  await change(0);
  await pause(500);
  const idle = two.processorTime();
  await pause(2000);
  const perSecond = (two.processorTime() - idle) / 2;
  const before = two.processorTime();
  const began = performance.now();
  const [patch, slowest] = await timed(changes, change);
  await pause(500);
  const spent = two.processorTime() - before - (perSecond * (performance.now() - began)) / 1000;
  console.log(
    `${name}: PATCH settings ${patch.toFixed(1)} ms (slowest ${slowest.toFixed(0)}), at the other process ${(spent / changes).toFixed(2)} ms of processor time a change`,
  );
  // Each change is met by a visit at the other process at once.
  const [met, worst] = await timed(changes, async (n) => {
    await change(n);
    await visit(two, 'demo.localhost');
  });
  console.log(`${name}: change and visit at the other ${met.toFixed(1)} ms (slowest ${worst.toFixed(0)})`);
  // More connections at once than this are refused by the system before the server sees them.
  const unknown = await timed(1, async () => {
    for (let n = 0; n < 10_000; n += 100)
      await Promise.all(Array.from({ length: 100 }, (_, m) => visit(two, `nobody-${n + m}.localhost`)));
  });
  console.log(
    `${name}: 10,000 unknown hosts, 100 at once, ${unknown[0].toFixed(0)} ms, memory ${two.memory()} MB`,
  );
  const staff = await visitor(one.origin, 'atlas.localhost', {
    path: '/omnis/v3/dashboard/secure/login/',
    body: { email: `${name}@bench.example`, password },
  });
  for (const query of [
    '',
    'page=2000&perPage=50',
    'search=store-4711',
    'search=nothing-such',
    'sort=newest',
  ]) {
    const [list, longest] = await timed(10, () => staff('GET', `/omnis/v3/atlas/stores/?${query}`));
    console.log(`${name}: atlas.stores ?${query} ${list.toFixed(1)} ms (slowest ${longest.toFixed(0)})`);
  }
  await two.stop();
  await one.stop();
}

try {
  await client.connect();
  await figures('few');
  await client.query(
    `INSERT INTO divisions (id, code, name, company_name, subdomain, contact_email, plugins, main_menu, footer, exchange_rates)
     SELECT ${first} + n, 'store-' || n, 'Store ' || n, 'Store ' || n || ' Ltd', 'store-' || n, 'hello@store-' || n || '.example',
       '{"currency": {"enabled": true, "currency": "GBP", "currencies": "USD,EUR"}}',
       (SELECT jsonb_agg(jsonb_build_object('text', 'Entry ' || m, 'href', '/collection/' || m || '/')) FROM generate_series(1, 6) m),
       (SELECT jsonb_agg(jsonb_build_object('title', 'Part ' || m, 'items', '[{"text": "About us", "link": "/about/"}, {"text": "Your basket", "link": "/basket/"}]'::jsonb)) FROM generate_series(1, 4) m),
       '{"GBP": 1, "USD": 1.25, "EUR": 1.15}'
     FROM generate_series(1, ${stores}) n`,
  );
  await client.query('VACUUM ANALYZE divisions');
  await figures(`${stores}`);
} finally {
  for (const child of running) child.kill('SIGKILL');
  await client.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
