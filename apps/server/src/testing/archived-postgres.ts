/** A PostgreSQL whose changes are archived as they happen, with what brings it back to a moment. For tests. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { findPostgres, unprivilegedUser } from '../../../../scripts/postgres.ts';
import { closedPort } from './closed-port.ts';

/** A cluster that runs. */
export interface RunningCluster {
  readonly url: string;
  /** Runs one statement, and answers with the first value of its first row. */
  ask(sql: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** A cluster with its archive. */
export interface ArchivedPostgres {
  /** Starts it; its archive fills. */
  start(): Promise<RunningCluster>;
  /** Copies it while it runs, as a base backup. */
  baseBackup(cluster: RunningCluster): void;
  /** Starts what the base backup and the archive make, as it was at a moment, on a port of its own. */
  recover(moment: string): Promise<RunningCluster>;
  remove(): void;
}

/** Builds one in a folder of its own; null when this machine has no PostgreSQL. */
export function archivedPostgres(): ArchivedPostgres | null {
  const programs = findPostgres();
  if (programs === undefined) return null;
  const user = unprivilegedUser();
  // The folder of a run is closed to the user that PostgreSQL runs as.
  const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'omnis-archive-'));
  const [data, base, archive] = ['data', 'base', 'archive'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const as = { cwd: folder, ...user };
  const own = (path: string): void => (user ? chownSync(path, user.uid, user.gid) : undefined);
  own(folder);
  const run = (program: string, args: readonly string[]): void => {
    execFileSync(join(programs, program), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const running = new Set<ChildProcess>();

  async function open(at: string): Promise<RunningCluster> {
    const port = await closedPort();
    const url = `postgres://omnis@127.0.0.1:${port}/postgres`;
    const args = ['-D', at, '-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(join(programs ?? '', 'postgres'), [...args, '-c', 'unix_socket_directories='], {
      ...as,
      stdio: 'ignore',
    });
    running.add(child);
    const ended = new Promise<void>((resolve) =>
      child.once('exit', () => (running.delete(child), resolve())),
    );
    const ask = async (sql: string): Promise<unknown> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
        return rows[0]?.[0];
      } finally {
        await client.end();
      }
    };
    await vi.waitFor(async () => {
      if ((await ask('SELECT pg_is_in_recovery()')) !== false) throw new Error('It still recovers');
    }, 60_000);
    return {
      url,
      ask,
      stop: async () => {
        child.kill('SIGINT');
        await ended;
      },
    };
  }

  return {
    start: async () => {
      run('initdb', ['-D', data, '-U', 'omnis', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
      execFileSync('mkdir', [archive], as);
      appendFileSync(
        join(data, 'postgresql.conf'),
        // As `deploy/compose.yaml` has it.
        `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'\nfsync = off\nmax_wal_size = 1GB\n`,
      );
      return open(data);
    },
    baseBackup: ({ url }) => run('pg_basebackup', ['-d', url, '-D', base, '--checkpoint=fast', '-X', 'none']),
    recover: async (moment) => {
      const signal = join(base, 'recovery.signal');
      writeFileSync(signal, '');
      own(signal);
      appendFileSync(
        join(base, 'postgresql.conf'),
        `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = promote\n`,
      );
      return open(base);
    },
    remove: () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
