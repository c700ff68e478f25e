import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { demoServerFile } from '../demo-server.ts';

/** A process of the built server that can be killed, stopped and started again. */
export interface OmnisProcess {
  readonly name: string;
  /** Starts it, and waits until it says that it works. */
  start(): Promise<void>;
  /** Ends it at once, as a machine that fails. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has answered what was in flight. Its exit code must be 0. */
  stop(): Promise<void>;
}

/** Options of a process. */
export interface OmnisProcessOptions {
  readonly name: string;
  readonly command: 'start' | 'worker';
  /** Its own `DATA_DIR`, as on a machine of its own. */
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A process of Omnis with only the settings given; it has not been started yet. */
export function omnisProcess({ name, command, folder, settings }: OmnisProcessOptions): OmnisProcess {
  mkdirSync(folder, { recursive: true });
  let end: (signal: NodeJS.Signals) => Promise<number | null> = async () => 0;
  return {
    name,
    start: async () => {
      const child = spawn(process.execPath, [demoServerFile, command], {
        env: { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder, ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      end = async (signal) => {
        child.kill(signal);
        const code = await ended;
        end = async () => code;
        return code;
      };
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => {
          const said = chunk.toString();
          if (/Omnis (?:is ready|runs jobs here)/.test(said)) resolve();
          else process.stdout.write(`${name}: ${said}`);
        });
        void ended.then((code) => reject(new Error(`${name} ended with ${code}`)));
      });
    },
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
    },
  };
}
