import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { follow, type Followed } from './follow.ts';
import { dnsPort, instagramPort, shopifyPort, viesPort } from './places.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The built server's command line. */
export const demoServerFile = join(ROOT, 'apps/server/dist/cli.js');

/** A server of its own with the demo in a new folder. */
export interface DemoServer extends Followed {
  readonly process: ChildProcess;
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
    DNS_SERVERS: `127.0.0.1:${dnsPort(port)}`,
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
  const followed = follow(server, 'The server');
  const ended = followed.ended.finally(() => rmSync(folder, { recursive: true, force: true }));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  };
  return { process: server, ended, printed: followed.printed, stop };
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
