import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { instagramPort, shopifyPort, viesPort } from './places.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The built server's command line. */
export const demoServerFile = join(ROOT, 'apps/server/dist/cli.js');

/** A server of its own with the demo in a new folder. */
export interface DemoServer {
  readonly process: ChildProcess;
  /** Resolves with the exit code once it has ended. */
  readonly ended: Promise<number>;
  /** The first match in what it prints; fails when it ends without one. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built server with the demo in a new temporary folder, so that a run finds the same state each time.
 *
 * @param port - where it listens
 * @param settings - more of them, or others
 * @throws Error when nothing has been built yet
 */
export function startDemoServer(port: number, settings: Readonly<Record<string, string>> = {}): DemoServer {
  if (!existsSync(demoServerFile))
    throw new Error(`There is no ${demoServerFile}. Run \`pnpm build\` first.`);
  const folder = mkdtempSync(join(tmpdir(), 'omnis-demo-'));
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PLATFORM_HOST: 'localhost',
    ATLAS_HOST: 'atlas.localhost',
    STORES_DOMAIN: 'localhost',
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    INSTAGRAM_API_BASE: `http://127.0.0.1:${instagramPort(port)}`,
    SHOPIFY_API_BASE: `http://127.0.0.1:${shopifyPort(port)}`,
    VIES_URL: `http://127.0.0.1:${viesPort(port)}/rest-api`,
    SEED: 'demo',
    NODE_ENV: '',
    // Each document is rendered a second time without what is kept for others, and is an error where that differs.
    CHECK_KEPT_PARTS: 'true',
    ...settings,
  };
  const server = spawn(process.execPath, [demoServerFile, 'start'], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let out = '';
  server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  server.stdout.pipe(process.stdout, { end: false });
  const ended = new Promise<number>((resolve) => {
    server.once('error', () => resolve(1));
    server.once('exit', (code) => resolve(code ?? 0));
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  };
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const [match] = pattern.exec(out) ?? [];
        if (match !== undefined) resolve(match);
      };
      look();
      server.stdout.on('data', look);
      void ended.then((code) =>
        reject(new Error(`The server ended with ${code} and never printed ${pattern}.`)),
      );
    });
  return { process: server, ended, printed, stop };
}

/**
 * Waits until an address answers with success.
 *
 * @param seconds - how long at most
 */
export async function waitFor(url: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(250);
  }
  throw new Error(`${url} did not answer within ${seconds} s.`);
}
