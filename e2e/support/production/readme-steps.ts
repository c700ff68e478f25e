/** The steps of the README's section “Production”, as people copy them, on a machine that has other ports. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { findServer } from '../../../scripts/find-server.ts';
import { ROOT } from '../../../scripts/lib/root.ts';
import { follow, type Followed } from '../follow.ts';

/** Blocks of code of the section, in its order. */
interface Steps {
  /** Statements of the database's administrator. */
  readonly role: string;
  readonly start: string;
  readonly caddy: string;
}

/** A step that runs until it is stopped. */
export interface RunningStep extends Followed {
  readonly stop: () => Promise<void>;
}

/** Hosts that the section names. */
export const readmeHosts = {
  platform: 'omnis.example',
  atlas: 'atlas.omnis.example',
  stores: 'shops.example',
} as const;

function readSteps(): Steps {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const section = /^## Production\n([^]*?)^## /m.exec(readme)?.[1] ?? '';
  const blocks = [...section.matchAll(/(?:^ {4}.*\n)+|(?<=^```\w*\n)[^]*?(?=^```$)/gm)].map(([block]) =>
    block.replaceAll(/^ {4}/gm, ''),
  );
  const [role = '', start = '', caddy = ''] = blocks;
  if (
    blocks.length !== 3 ||
    !role.includes('CREATE ROLE') ||
    !start.includes('pnpm') ||
    !caddy.includes('caddy')
  )
    throw new Error('The README’s section “Production” is not a role, a start and a Caddy any more');
  return { role, start, caddy };
}

const steps = readSteps();

/** The text with another in the place of one that has to be there. */
function replaced(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`The README says nothing of ${from} any more`);
  return text.replace(from, to);
}

/** Runs a step in a shell, with all that it starts in a group of its own. */
function runStep(name: string, script: string, env: Readonly<Record<string, string>>): RunningStep {
  const shell = spawn('sh', ['-ec', script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let isStopped = false;
  shell.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  shell.once('exit', (code) => {
    if (!isStopped) process.stderr.write(`${name} ended with ${code}:\n${said}\n`);
  });
  const signal = (kind: NodeJS.Signals): void => {
    try {
      if (shell.pid !== undefined) process.kill(-shell.pid, kind);
    } catch {
      // The group has ended.
    }
  };
  const killNow = (): void => signal('SIGKILL');
  process.once('exit', killNow);
  const { ended, printed } = follow(shell, name);
  // The last of the group closes the output.
  const closed = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  return {
    ended,
    printed,
    stop: async () => {
      isStopped = true;
      signal('SIGTERM');
      const timer = setTimeout(killNow, 10_000);
      await closed;
      clearTimeout(timer);
      process.removeListener('exit', killNow);
    },
  };
}

/**
 * Makes the role and the database of the README.
 *
 * @param url - of a superuser, whose name may be that of the role
 * @returns the address of the database's server, as `host:port`
 */
export async function makeReadmeRole(url: string): Promise<string> {
  const administrator = new URL(url);
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  await first.query('CREATE ROLE administrator LOGIN SUPERUSER');
  await first.end();
  administrator.username = 'administrator';
  const client = new pg.Client({ connectionString: administrator.href });
  await client.connect();
  try {
    await client.query('ALTER ROLE omnis RENAME TO cluster_owner');
    // One by one: a database cannot be made within a transaction.
    for (const statement of steps.role.split(';').map((each) => each.trim()))
      if (statement !== '') await client.query(statement);
  } finally {
    await client.end();
  }
  return administrator.host;
}

/**
 * Starts Omnis by the README's commands.
 *
 * @param database - its server, as `host:port`
 * @param settings - of this machine: the port, and stand-ins for the world outside
 */
export function startByReadme(
  { database, dataDir }: { readonly database: string; readonly dataDir: string },
  settings: Readonly<Record<string, string>>,
): RunningStep {
  const here = replaced(steps.start, ['@127.0.0.1/', `@${database}/`]);
  return runStep('pnpm start', replaced(here, ['DATA_DIR=/var/lib/omnis', `DATA_DIR='${dataDir}'`]), {
    // Settings of the journeys' own servers.
    NODE_ENV: '',
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    ...settings,
  });
}

/**
 * Starts Caddy by the README's command, with certificates of its own test authority.
 *
 * @param port - for https; the three after it are taken for http, Caddy's own questions and its administration
 * @param upstream - port of Omnis
 * @param folder - for what it writes
 */
export function startCaddyByReadme({
  port,
  upstream,
  folder,
}: {
  readonly port: number;
  readonly upstream: number;
  readonly folder: string;
}): RunningStep {
  mkdirSync(folder, { recursive: true });
  return runStep('caddy', steps.caddy, {
    PATH: `${dirname(findServer('caddy'))}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    OMNIS_UPSTREAMS: `127.0.0.1:${upstream}`,
    OMNIS_HTTPS_PORT: String(port),
    OMNIS_HTTP_PORT: String(port + 1),
    OMNIS_ASK_PORT: String(port + 2),
    OMNIS_CADDY_ADMIN: `127.0.0.1:${port + 3}`,
    OMNIS_CADDY_GLOBAL: 'local_certs\n\tskip_install_trust',
  });
}
