/** Starts a real proxy with the configuration of `deploy/`, for journeys. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findServer } from '../../../scripts/find-server.ts';
import type { Certificate } from './certificate.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');

/** Settings for starting a proxy. */
export interface ProxySettings {
  /** Port for https; the next two are taken as well. */
  readonly port: number;
  /** Ports of the processes behind it, two at most. */
  readonly upstreams: readonly [number, number?];
  readonly certificate: Certificate;
  /** Where it keeps what it writes. */
  readonly folder: string;
}

/** A proxy that runs. */
export interface RunningProxy {
  readonly stop: () => Promise<void>;
}

/** The proxies that `deploy/` has a configuration for. */
export type ProxyName = 'caddy' | 'haproxy';

function commandOf(name: ProxyName, { port, upstreams, certificate, folder }: ProxySettings) {
  const [first, second = first] = upstreams.map((upstream) => `127.0.0.1:${upstream}`);
  if (name === 'caddy')
    return {
      args: ['run', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'caddy/Caddyfile')],
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        OMNIS_UPSTREAMS: [...new Set([first, second])].join(' '),
        OMNIS_TLS: `${certificate.certificateFile} ${certificate.keyFile}`,
        OMNIS_HTTPS_PORT: String(port),
        OMNIS_HTTP_PORT: String(port + 1),
        OMNIS_CADDY_ADMIN: `127.0.0.1:${port + 2}`,
      },
    };
  return {
    args: ['-db', '-f', join(DEPLOY, 'haproxy/haproxy.cfg')],
    env: {
      OMNIS_WEB_1: first,
      OMNIS_WEB_2: second,
      OMNIS_TLS: certificate.bundleFile,
      OMNIS_HTTPS_BIND: `127.0.0.1:${port}`,
      OMNIS_HTTP_BIND: `127.0.0.1:${port + 1}`,
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Starts it, and waits until it listens.
 *
 * @throws Error with what it said, when it ends before
 */
export async function startProxy(name: ProxyName, settings: ProxySettings): Promise<RunningProxy> {
  const { args, env } = commandOf(name, settings);
  const proxy = spawn(findServer(name), args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isOver = false;
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
  const ended = new Promise<void>((resolve) => {
    proxy.once('error', (error) => ((said += error.message), resolve()));
    proxy.once('exit', () => resolve());
  }).then(() => {
    isOver = true;
  });
  for (let tries = 0; !(await listens(settings.port)); tries += 1) {
    if (isOver || tries > 600) throw new Error(`${name} did not start: ${said}`);
    await pause(50);
  }
  return {
    stop: async () => {
      proxy.kill('SIGKILL');
      await ended;
    },
  };
}
