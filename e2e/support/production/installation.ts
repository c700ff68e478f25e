/** Omnis as in production: two web processes and a worker over real services, behind Caddy with TLS. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoServerFile } from '../demo-server.ts';
import { makeCertificate, type Certificate } from '../proxies/certificate.ts';
import { startProxy } from '../proxies/start-proxy.ts';
import { omnisProcess, type OmnisProcess } from './omnis-process.ts';
import { certificateHosts, publicSettings } from './public-hosts.ts';
import { startServices } from './services.ts';

/** An installation that runs. */
export interface Installation {
  readonly web: readonly [OmnisProcess, OmnisProcess];
  readonly worker: OmnisProcess;
  readonly certificate: Certificate;
  /** Where journeys read emails. */
  readonly outbox: string;
  stop(): Promise<void>;
}

/** Writes the demo. Where a store lives is no part of its row, so that production, which seeds nothing, finds it at its own host. */
async function seed(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const seeding = spawn(process.execPath, [demoServerFile, 'seed'], {
    env: { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder, ...settings, SEED: 'demo' },
    stdio: 'inherit',
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error('The demo could not be written');
}

/**
 * Starts it with the demo's rows.
 *
 * @param port - of Caddy for https; the next two, and the two after them for the web processes, are taken as well
 * @param folder - for everything that is written
 */
export async function startInstallation(port: number, folder: string): Promise<Installation> {
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const each of running.toReversed()) await each.stop();
  };
  const at = (name: string): string => join(folder, name);
  const upstreams: readonly [number, number] = [port + 3, port + 4];
  try {
    const services = await startServices();
    running.push(services);
    mkdirSync(at('seed'), { recursive: true });
    await seed(at('seed'), services.settings);
    const settings = { ...services.settings, ...publicSettings, SHUTDOWN_DELAY_SECONDS: '5' };
    const process = (name: string, command: 'start' | 'worker', own: Readonly<Record<string, string>>) => {
      const made = omnisProcess({ name, command, folder: at(name), settings: { ...settings, ...own } });
      running.push({ stop: () => made.kill() });
      return made;
    };
    const web = [
      process('web1', 'start', { PORT: String(upstreams[0]), JOBS: 'off' }),
      process('web2', 'start', { PORT: String(upstreams[1]), JOBS: 'off' }),
    ] as const;
    const worker = process('worker', 'worker', {});
    await Promise.all([...web, worker].map((each) => each.start()));
    const certificate = makeCertificate(folder, certificateHosts);
    mkdirSync(at('caddy'));
    running.push(await startProxy('caddy', { port, upstreams, certificate, folder: at('caddy') }));
    return { web, worker, certificate, outbox: services.outbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
