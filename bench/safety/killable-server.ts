import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../apps/server/dist/cli.js', import.meta.url));

/** A web process that can be killed and started again. */
export class KillableServer {
  readonly origin: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor({ port, databaseUrl, folder }: { port: number; databaseUrl: string; folder: string }) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      NODE_ENV: '',
    };
  }

  /** Starts it, and waits until it serves. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [cli, 'start'], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Omnis is ready') && resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
    child.removeAllListeners('exit');
  }

  /** As `kill -9` does it. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }
}
