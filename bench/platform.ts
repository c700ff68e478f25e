import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { memoryFor } from '../scripts/lib/server.ts';

const cli = fileURLToPath(new URL('../apps/server/dist/cli.js', import.meta.url));

/** The kernel counts in hundredths of a second. */
const millisecondsOfTick = 10;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Milliseconds for which all threads of a process have computed since its start. */
export function processorTimeOf(pid: number | undefined): number {
  // The name of the program comes first, in brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
}

/** Options for starting the platform. */
export interface PlatformOptions {
  /** Without: the embedded database. */
  databaseUrl?: string;
  seed: 'demo' | 'none';
  /** A folder for its files that stays, since the database knows the keys in it; without: one that goes. */
  dataDir?: string;
}

/** The built server as one process. */
export async function startPlatform({ databaseUrl = '', seed, dataDir: given }: PlatformOptions) {
  if (!existsSync(cli)) throw new Error('There is no build of the server. Run `pnpm build` first.');
  const port = await freePort();
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'omnis-bench-'));
  // As `pnpm start` does it.
  const { flags, env } = memoryFor(databaseUrl);
  const environment = {
    ...process.env,
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: seed,
    NODE_ENV: '',
  };
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...flags, cli, 'start'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child?.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Omnis is ready') && resolve());
      child?.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
  }
  async function stopChild(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null) return;
    running.removeAllListeners('exit');
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGTERM');
    });
  }

  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The host of a store. */
    hostOf: (store: string): string => `${store}.localhost:${port}`,
    /** Starts anew, so that it reads what was written beside it. */
    restart: async (): Promise<void> => {
      await stopChild();
      await start();
    },
    /** Resident memory in megabytes. */
    memory: async (): Promise<number> => {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1];
      return Math.round(Number(kilobytes) / 1024);
    },
    /** Milliseconds for which all threads of the server have computed since its start. */
    processorTime: (): number => processorTimeOf(child?.pid),
    stop: async (): Promise<void> => {
      await stopChild();
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
