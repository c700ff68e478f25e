import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findServer } from '../../../../scripts/find-server.ts';
import { closedPort } from './closed-port.ts';

/** A running PgBouncer. */
export interface RunningPooler {
  /** An address of a database, as it is reached through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

const readyWithin = 10_000;

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + readyWithin;
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    if (Date.now() > end) throw new Error('PgBouncer did not begin to listen');
    await pause(50);
  }
}

/** The configuration of `deploy/`, as Compose mounts it. */
const shipped = join(import.meta.dirname, '../../../../deploy/pgbouncer/pgbouncer.ini');

/** Places that a configuration names. */
interface PoolerPlace {
  readonly server: { readonly host: string; readonly port: string };
  /** Where the pooler listens. */
  readonly port: number;
  /** File with the names and passwords of clients. */
  readonly users: string;
}

/** Starts a real PgBouncer with a configuration. */
async function run(
  url: string,
  password: string,
  configure: (place: PoolerPlace) => string,
): Promise<RunningPooler> {
  const { hostname, port: serverPort, username } = new URL(url);
  const port = await closedPort();
  // Not in the tests' own folder, which only their user may enter.
  const folder = mkdtempSync('/tmp/omnis-pgbouncer-');
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const server = { host: hostname || '127.0.0.1', port: serverPort || '5432' };
  writeFileSync(file, configure({ server, port, users }));
  const program = findServer('pgbouncer');
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const child = isRoot
    ? spawn('setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', program, '-q', file], {
        stdio: 'inherit',
      })
    : spawn(program, ['-q', file], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(port);
  return {
    through: (target) => {
      const address = new URL(target);
      address.hostname = '127.0.0.1';
      address.port = String(port);
      return address.href;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a real PgBouncer in transaction mode, with fewer connections to the server than its clients open.
 *
 * @param url - the server behind it
 * @param password - clients prove by SCRAM that they know it; without one, everybody is let in
 */
export function startPgBouncer(url: string, password?: string): Promise<RunningPooler> {
  const { username } = new URL(url);
  return run(
    url,
    password ?? '',
    ({ server, port, users }) => `[databases]
* = host=${server.host} port=${server.port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
${password === undefined ? 'auth_type = any' : `auth_type = scram-sha-256\nauth_file = ${users}`}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
log_connections = 0
log_disconnections = 0
`,
  );
}

/**
 * Starts PgBouncer with the configuration of `deploy/`, in which only places are replaced: the server and its database, the
 * port, and the file of passwords. Clients name the database `omnis`, as in production.
 *
 * @param url - the database behind it
 * @param password - clients prove that they know it
 */
export function startShippedPgBouncer(url: string, password: string): Promise<RunningPooler> {
  const database = new URL(url).pathname.slice(1);
  return run(url, password, ({ server, port, users }) => {
    const places: readonly (readonly [string, string])[] = [
      ['host=postgres port=5432', `host=${server.host} port=${server.port} dbname=${database}`],
      ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['auth_file = /run/secrets/userlist', `auth_file = ${users}`],
    ];
    let text = readFileSync(shipped, 'utf8');
    for (const [from, to] of places) {
      if (!text.includes(from)) throw new Error(`pgbouncer.ini of deploy/ has no “${from}” any more`);
      text = text.replace(from, to);
    }
    return text;
  });
}
