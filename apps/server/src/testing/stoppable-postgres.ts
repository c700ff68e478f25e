/** A PostgreSQL that a test stops and starts again at the same address, with its data. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { findPostgres, unprivilegedUser } from '../../../../scripts/postgres.ts';
import { closedPort } from './closed-port.ts';

/** A cluster of a test's own. */
export interface StoppablePostgres {
  /** Of a superuser's connection to the database `postgres`. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends all connections, and the server. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Builds one in a folder of its own, stopped; null when this machine has no PostgreSQL.
 *
 * @param password - what the superuser's connections need, and those of every other role theirs; without it none is asked for
 */
export async function stoppablePostgres(password?: string): Promise<StoppablePostgres | null> {
  const programs = findPostgres();
  if (programs === undefined) return null;
  const user = unprivilegedUser();
  // The folder of a run is closed to the user that PostgreSQL runs as.
  const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'omnis-stoppable-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...user };
  const passwordFile = join(folder, 'password');
  if (password !== undefined) writeFileSync(passwordFile, password);
  const auth = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', passwordFile];
  const how = ['-U', 'omnis', ...auth, '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...how], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await closedPort();
  const url = `postgres://omnis${password === undefined ? '' : `:${password}`}@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  let child: ChildProcess | undefined;

  async function answers(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  }

  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running) return;
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGINT');
    await ended;
  }

  return {
    url,
    start: async () => {
      const args = settings.flatMap((setting) => ['-c', setting]);
      child = spawn(join(programs, 'postgres'), ['-D', data, ...args], { ...as, stdio: 'ignore' });
      await vi.waitFor(answers, 60_000);
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
