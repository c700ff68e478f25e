/**
 * `pnpm try:container [PORT]`: carries out the steps of `deploy/Containerfile` without a container runtime, from a clean
 * copy of the last commit, then runs the result as its user over a read-only file system: healthy, set-up page, SIGTERM.
 * Linux and root only. This machine's own system stands in for the base image. With TURBO_CACHE_DIR, packages that were
 * built before are not built again.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readContainerfile } from './container/containerfile.ts';
import { buildStages, leaveOut, type BuiltStage } from './container/layers.ts';
import { ROOT } from './lib/root.ts';

/** Set in the process that may mount without anybody else seeing it. */
const apart = 'OMNIS_TRY_CONTAINER_APART';
const port = process.argv[2] ?? '5550';
const say = (line: string): void => console.log(line);

function check(isRight: boolean, what: string): void {
  say(`  ${isRight ? '✓' : '✗'} ${what}`);
  if (!isRight) process.exitCode = 1;
}

if (process.env[apart] === undefined) {
  const { status } = spawnSync(
    'unshare',
    ['--mount', '--propagation', 'private', process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, [apart]: '1' } },
  );
  process.exitCode = status ?? 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'omnis-container-'));
  try {
    await tryContainer(folder);
  } finally {
    // Mounts first: what is mounted would be deleted with the folder.
    for (const stage of ['build', 'runtime'])
      spawnSync('umount', ['--recursive', '--lazy', join(folder, stage, 'root')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryContainer(folder: string): Promise<void> {
  const context = join(folder, 'context');
  mkdirSync(context);
  execFileSync('sh', ['-c', `git -C "${ROOT}" archive HEAD | tar -x -C "${context}"`]);
  const file = readContainerfile(readFileSync(join(context, 'deploy/Containerfile'), 'utf8'));
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n');
  leaveOut(
    context,
    ignored.filter((line) => line !== '' && !line.startsWith('#')),
  );
  const image = buildStages(file, { context, folder, say });
  const bytes = Number(
    execFileSync('du', ['-sb', join(image.layer, 'omnis')], { encoding: 'utf8' }).split('\t')[0],
  );
  say(`The image adds ${Math.round(bytes / 1e6)} MB to its base.`);
  await tryImage(image);
}

/** Runs the image's command as its user, with only the data folder and /tmp to write to. */
async function tryImage({ root, environment, workdir, said }: BuiltStage): Promise<void> {
  const user = said.get('USER') ?? '';
  const [uid = '', gid = ''] = user.split(':');
  check(/^[1-9]\d*:[1-9]\d*$/.test(user), `the image names a user by number that is not root (${user})`);
  const data = environment.get('DATA_DIR') ?? '';
  const kept = join(root, '..', 'data');
  execFileSync('install', ['-d', '-o', uid, '-g', gid, '-m', '0750', kept]);
  execFileSync('mount', ['--bind', kept, join(root, data)]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', join(root, 'tmp')]);
  execFileSync('mount', ['-o', 'remount,ro', root]);
  const asUser = (command: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
    spawn(
      '/usr/sbin/chroot',
      [
        root,
        'setpriv',
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        '--no-new-privs',
        '--bounding-set=-all',
        '--inh-caps=-all',
        'sh',
        '-c',
        'cd "$0" && exec "$@"',
        workdir,
        ...command,
      ],
      {
        env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...Object.fromEntries(environment), ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
  const exitOf = async (command: readonly string[]): Promise<number | null> => {
    const child = asUser(command);
    child.stdout.resume();
    return new Promise((resolve) => child.once('exit', resolve));
  };
  check((await exitOf(['touch', '/omnis/x', '/usr/x'])) !== 0, 'the file system is read-only');
  check((await exitOf(['touch', `${data}/x`, '/tmp/x'])) === 0, `${data} and /tmp can be written to`);
  check((await exitOf(['omnis', 'help'])) === 0, '`omnis help` works');
  check((await exitOf(['omnis', 'migrate'])) === 0, '`omnis migrate` works');

  const began = performance.now();
  const command = JSON.parse(said.get('CMD') ?? '[]');
  const server = asUser(command, {
    PORT: port,
    HOST: '127.0.0.1',
    SEED: 'none',
    PLATFORM_HOST: 'omnis.test',
    ATLAS_HOST: 'atlas.omnis.test',
    STORES_DOMAIN: 'shops.example',
    TRUST_PROXY: '127.0.0.1',
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let out = '';
  server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  for (let tries = 0; tries < 600 && (await ask('/healthz'))?.ok !== true; tries += 1) await pause(50);
  say(`It was healthy ${Math.round(performance.now() - began)} ms after its start.`);
  check((await ask('/healthz'))?.status === 200, '/healthz answers 200');
  check((await ask('/readyz'))?.status === 200, '/readyz answers 200');
  const health = /CMD (\[.*\])$/.exec(said.get('HEALTHCHECK') ?? '')?.[1] ?? '[]';
  const probe: readonly string[] = JSON.parse(health.replaceAll('process.env.PORT', port));
  check((await exitOf(probe)) === 0, 'the health check of the image says so too');
  const setup = /\/setup\/\?token=\S+/.exec(out)?.[0] ?? '/setup/';
  const page = await ask(setup);
  check(page?.status === 200 && (await page.text()).includes('<form'), 'the set-up page opens');
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  check(new RegExp(`^Uid:\\s+${uid}\\s`, 'm').test(status), 'the process is not root');
  check(/^CapEff:\s+0+$/m.test(status), 'the process has no capability');
  const stopping = performance.now();
  server.kill('SIGTERM');
  const code = await ended;
  check(code === 0, `SIGTERM ends it with 0 after ${Math.round(performance.now() - stopping)} ms (${code})`);
}
