import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Starts a real PgBouncer in transaction mode, with fewer connections to the server than its clients open.
 *
 * @param url - the server behind it
 * @param password - clients prove by SCRAM that they know it; without one, everybody is let in
 */
export async function startPgBouncer(url: string, password?: string): Promise<RunningPooler> {
  const { hostname, port: serverPort, username } = new URL(url);
  const port = await closedPort();
  // Not in the tests' own folder, which only their user may enter.
  const folder = mkdtempSync('/tmp/omnis-pgbouncer-');
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password ?? ''}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname || '127.0.0.1'} port=${serverPort || '5432'} user=${username}
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
