import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findServer } from '../../../../scripts/find-server.ts';

/** A Redis of its own for a test. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  flush(): void;
  /** Freezes it, as a machine that no longer answers. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  /** Starts it again at the same port. */
  restart(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function start(port: number): Promise<ChildProcess> {
  const child = spawn(
    findServer('redis-server'),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready to accept')) resolve();
    });
    child.once('exit', () => reject(new Error('redis-server has ended')));
  });
  return child;
}

/** Starts Debian's redis-server on a free port, with nothing on the disk. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child = await start(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    flush: () => void spawnSync('redis-cli', ['-p', String(port), 'FLUSHALL']),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    restart: async () => {
      child = await start(port);
    },
  };
}
