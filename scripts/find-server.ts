/** Finds the servers that tests run against, and installs them where it may. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of Debian's packages of the same name. */
export type ServerName = 'caddy' | 'haproxy' | 'pgbouncer' | 'redis-server';

function onPath(name: ServerName): string | undefined {
  // Debian keeps servers where the PATH of a person does not lead.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Tests of several processes may want servers at once, and apt works for one at a time. */
function install(name: ServerName): void {
  console.error(`Installing ${name} with apt-get`);
  // One unreachable source makes an update fail, and yet the package may be known.
  const script = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$0"';
  // apt reads its lists as another user, who may not enter a folder of the tests.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', TMPDIR: '/tmp' };
  spawnSync('flock', ['--wait', '600', '/tmp/omnis-apt.lock', 'sh', '-c', script, name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/**
 * Finds a server on PATH, else installs it with apt (root on Debian).
 *
 * @returns the path of the program
 * @throws Error that says what to do, when there is none and none can be installed
 */
export function findServer(name: ServerName): string {
  const known = onPath(name);
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) install(name);
  const path = onPath(name);
  if (path) return path;
  throw new Error(`No ${name} was found and none could be installed. Install it, so that it is on PATH.`);
}

/** Tells whether a server is there or could be installed; says what is missing where it could not. */
export function canHaveServer(name: ServerName): boolean {
  try {
    findServer(name);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
