import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { findPostgres, unprivilegedUser } from '../../../../scripts/postgres.ts';
import { closedPort } from './closed-port.ts';

/** A streaming replica that runs. */
export interface RunningReplica {
  /** The address of a database of the primary, on the replica. */
  of(url: string): string;
  /** Waits until it has replayed all that the primary has written. */
  caughtUp(): Promise<void>;
  /** Sets after how many seconds it replays what was committed. */
  delay(seconds: number): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Starts a real streaming replica of a server, in a folder of its own; null when this machine has no PostgreSQL. */
export async function startReplica(primary: string): Promise<RunningReplica | null> {
  const programs = findPostgres();
  if (programs === undefined) return null;
  const user = unprivilegedUser();
  // The folder of a run is closed to the user that PostgreSQL runs as.
  const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'omnis-replica-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...user };
  execFileSync(
    join(programs, 'pg_basebackup'),
    ['-d', primary, '-D', data, '--checkpoint=fast', '-X', 'stream', '--no-sync', '-R'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await closedPort();
  // A replica refuses to start with fewer than its primary has.
  const connections = String(await ask(primary, 'SHOW max_connections'));
  const args = [
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    `max_connections=${connections}`,
  ];
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...args, '-c', 'fsync=off'], {
    ...as,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const of = (url: string): string => {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String(port);
    return address.href;
  };
  const own = of(primary);
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  await vi.waitFor(async () => {
    if ((await ask(own, 'SELECT pg_is_in_recovery()')) !== true) throw new Error('It is no replica');
  }, 60_000);
  return {
    of,
    caughtUp: async () => {
      // A record of its own that is committed: the place of the next one may be behind a page's head, where nothing ends.
      const at = String(await ask(primary, `SELECT pg_logical_emit_message(true, 'caught-up', '')`));
      await vi.waitFor(async () => {
        if ((await ask(own, `SELECT pg_last_wal_replay_lsn() >= '${at}'`)) !== true)
          throw new Error('The replica is behind');
      }, 100_000);
    },
    delay: async (seconds) => {
      // Read again by the server as it runs; the last line of a file counts.
      const file = join(data, 'postgresql.auto.conf');
      appendFileSync(file, `recovery_min_apply_delay = '${seconds}s'\n`);
      await ask(own, 'SELECT pg_reload_conf()');
      await vi.waitFor(async () => {
        if (
          (await ask(own, `SELECT setting FROM pg_settings WHERE name = 'recovery_min_apply_delay'`)) !==
          String(seconds * 1000)
        )
          throw new Error('The delay is not read yet');
      }, 10_000);
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
