/** Finds the Chromium that stories, journeys and screenshots run in, and installs one where it may. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Arguments under which a Chromium runs in a container, as root and without a network of its own. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `shell` has all that a page needs and no window: tests take three fifths of the time in it. `whole` is the browser
 * that people use, which shows notifications and which Lighthouse and measurements are about.
 */
export type ChromiumKind = 'shell' | 'whole';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromEnvironment(): string | undefined {
  for (const name of ['OMNIS_CHROMIUM', 'CHROMIUM_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    if (isProgram(path)) return path;
    throw new Error(`${name} is "${path}", and there is no program. Correct it or leave it out.`);
  }
  return undefined;
}

function fromPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function installed(kind: ChromiumKind): string | undefined {
  const shell = kind === 'shell' ? fromPath(SHELLS) : undefined;
  return shell ?? fromPath(NAMES) ?? [MAC_CHROME, chromium.executablePath()].find(isProgram);
}

function tell(command: string, args: readonly string[]): boolean {
  console.error(`No Chromium found; running ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function install(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebianRoot) {
    // One unreachable source makes an update fail, and yet the package may be known.
    tell('apt-get', ['update', '-qq']);
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
    if (tell('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])) return;
  }
  tell('playwright', ['install', 'chromium']);
}

/**
 * Finds a Chromium: the one named by OMNIS_CHROMIUM or CHROMIUM_PATH, one on PATH, Playwright's own; else
 * installs one with apt (root on Debian) or from Playwright. Where there is no headless shell, the whole one is taken.
 *
 * @returns the path of the program
 * @throws Error that says what to do, when there is none and none can be installed
 */
export function findChromium(kind: ChromiumKind = 'shell'): string {
  const known = fromEnvironment() ?? installed(kind);
  if (known) return known;
  install();
  const path = installed(kind);
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, and set OMNIS_CHROMIUM to its path when it is not on PATH.',
  );
}

const SAID = 'OMNIS_CHROMIUM_SAID';

/**
 * Describes a Chromium in one line: its version, whether it is a headless shell or the whole browser, and where it is.
 *
 * @param path - of its program
 */
export function describeChromium(path: string): string {
  const { stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 60_000 });
  const [version = 'of a version that it does not say'] = /\d+(?:\.\d+)+/.exec(stdout ?? '') ?? [];
  const name = /chrome/i.test(stdout ?? '') ? 'Chrome' : 'Chromium';
  const kind = /headless[-_]shell/.test(path) ? 'headless shell' : 'whole browser';
  return `Browser: ${name} ${version}, ${kind}, ${path}`;
}

/** Says once a run, also to the programs that it starts, which browser it uses. */
export function sayChromium(): void {
  if (process.env[SAID] !== undefined) return;
  process.env[SAID] = 'yes';
  console.log(describeChromium(findChromium()));
}

if (import.meta.main) console.log(findChromium());
