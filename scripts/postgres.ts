/**
 * A PostgreSQL that lives as long as this process: for tests and measurements, in a temporary folder.
 * `node scripts/postgres.ts` prints its URL and keeps it until Ctrl-C.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running cluster. */
export interface ThrowawayPostgres {
  /** URL of a superuser's connection to the database `postgres`. */
  readonly url: string;
  readonly version: string;
  /** Stops the cluster and removes its files. */
  readonly stop: () => Promise<void>;
}

/** Options of a cluster. */
export interface PostgresOptions {
  /** Writes reach the disk before they are acknowledged; off is quicker and right for tests. */
  readonly durable?: boolean;
  /** A folder that stays when the cluster stops, and whose data the next one goes on with. */
  readonly kept?: string;
}

const OLDEST = 15;
const READY_WITHIN = 30_000;
const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

function majorOf(folder: string): number {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(text)?.[1] ?? 0);
}

/** The folder with the newest PostgreSQL programs, from PATH or the usual places; `undefined` when too old. */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...globSync(FOLDERS), ...onPath].filter(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
  return folders
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST)
    .toSorted((a, b) => b.major - a.major)[0]?.folder;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no user "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilReady(child: ChildProcess, ping: () => void, log: string): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  for (;;) {
    try {
      ping();
      return;
    } catch {
      if (child.exitCode !== null || Date.now() > end) {
        throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
      }
      await sleep(100);
    }
  }
}

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1.
 *
 * @returns `undefined` when this machine has no PostgreSQL from version 15 on
 */
export async function startPostgres({ durable = false, kept }: PostgresOptions = {}): Promise<
  ThrowawayPostgres | undefined
> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const user = unprivilegedUser();
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'omnis-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...user };
  const remove = (): void =>
    kept === undefined ? rmSync(folder, { recursive: true, force: true }) : undefined;
  // A process that ends cannot wait for its child, but pg_ctl does, until nothing writes there any more.
  const stopNow = (): void => {
    spawnSync(
      join(programs, 'pg_ctl'),
      ['stop', '-D', data, '-m', kept === undefined ? 'immediate' : 'fast', '-s'],
      as,
    );
    remove();
  };
  // First, because the folder that all this lies in may be removed then, too.
  process.prependOnceListener('exit', stopNow);
  const initdb = [
    '-D',
    data,
    '-U',
    'omnis',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  if (!existsSync(data))
    execFileSync(join(programs, 'initdb'), initdb, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    shared_buffers: '256MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(join(programs, 'postgres'), args, { ...as, stdio: ['ignore', output, output] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const ping = ['-h', '127.0.0.1', '-p', String(port), '-q'];
  await untilReady(child, () => execFileSync(join(programs, 'pg_isready'), ping), log);
  return {
    url: `postgres://omnis@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    stop: async () => {
      process.removeListener('exit', stopNow);
      child.kill('SIGINT');
      await exited;
      remove();
    },
  };
}

if (import.meta.main) {
  const postgres = await startPostgres({ durable: process.argv.includes('--durable') });
  if (!postgres) {
    console.error(
      `No PostgreSQL from version ${OLDEST} on was found on PATH or in ${dirname(FOLDERS[0] ?? '')}.`,
    );
    process.exitCode = 1;
  } else {
    console.log(postgres.url);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop());
  }
}
