/** Carries the stages of a container file out in layers over this machine's own file system. Linux and root only. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { filledIn, readPairs, type Containerfile, type Stage } from './containerfile.ts';

/** A stage that was carried out. */
export interface BuiltStage {
  /** The whole file system as the stage sees it. */
  readonly root: string;
  /** The files that the stage itself wrote. */
  readonly layer: string;
  readonly environment: ReadonlyMap<string, string>;
  readonly workdir: string;
  /** Text of the last of each instruction that says how the image is run. */
  readonly said: ReadonlyMap<string, string>;
}

function mount(...args: readonly string[]): void {
  execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The file system of this machine, with whatever is written kept apart. */
function openLayer(folder: string): { root: string; layer: string } {
  const [root, layer, work] = ['root', 'layer', 'work'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [root, layer, work]) mkdirSync(each, { recursive: true });
  mount('-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${layer},workdir=${work}`, root);
  mount('-t', 'proc', 'proc', join(root, 'proc'));
  mount('--rbind', '/dev', join(root, 'dev'));
  return { root, layer };
}

/** Node of the base image, which this script itself runs on. */
function giveNode(root: string): void {
  const target = join(root, 'usr/local/bin');
  mkdirSync(target, { recursive: true });
  cpSync(process.execPath, join(target, 'node'), { dereference: true });
}

function copy(sources: readonly string[], target: string, isFolder: boolean): void {
  for (const source of sources) {
    const isTree = statSync(source).isDirectory();
    const to = isFolder && !isTree ? join(target, basename(source)) : target;
    mkdirSync(isTree ? to : join(to, '..'), { recursive: true });
    execFileSync('cp', ['-a', isTree ? `${source}/.` : source, to]);
  }
}

/**
 * Carries a container file out.
 *
 * @param context - the folder that `COPY` without `--from` copies from
 * @param folder - where the layers lie; each stage gets a folder of its own
 * @param say - told each step
 * @throws Error when a step fails
 */
export function buildStages(
  { globals, stages }: Containerfile,
  { context, folder, say }: { context: string; folder: string; say: (line: string) => void },
): BuiltStage {
  const built = new Map<string, BuiltStage>();
  let last: BuiltStage | undefined;
  for (const stage of stages) {
    say(
      `Stage ${stage.name} (${filledIn(stage.from, globals)} is this machine's system with Node ${process.version})`,
    );
    last = buildStage(stage, { globals, built, context, folder: join(folder, stage.name), say });
    built.set(stage.name, last);
  }
  if (!last) throw new Error('The container file has no stage.');
  return last;
}

function buildStage(
  { steps }: Stage,
  {
    globals,
    built,
    context,
    folder,
    say,
  }: {
    globals: ReadonlyMap<string, string>;
    built: ReadonlyMap<string, BuiltStage>;
    context: string;
    folder: string;
    say: (line: string) => void;
  },
): BuiltStage {
  const { root, layer } = openLayer(folder);
  giveNode(root);
  const args = new Map<string, string>();
  const environment = new Map<string, string>();
  const said = new Map<string, string>();
  let workdir = '/';
  const at = (path: string): string => join(root, posix.resolve(workdir, path));
  for (const { name, text } of steps) {
    const values = new Map([...args, ...environment]);
    const filled = filledIn(text, values);
    const began = performance.now();
    if (name === 'ARG')
      for (const [key, value] of readPairs(filled)) args.set(key, globals.get(key) ?? value);
    else if (name === 'ENV') for (const [key, value] of readPairs(filled)) environment.set(key, value);
    else if (name === 'WORKDIR') {
      workdir = posix.resolve(workdir, filled);
      // The base image has nothing there, whatever this machine has.
      mkdirSync(at('.'), { recursive: true });
    } else if (name === 'COPY') {
      const words = filled.split(/\s+/);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const target = words.pop() ?? '';
      const base = from === undefined ? context : built.get(from)?.root;
      if (base === undefined) throw new Error(`COPY names a stage that is not there: ${from}`);
      copy(
        words.map((word) => join(base, word)),
        at(target),
        target.endsWith('/'),
      );
    } else if (name === 'RUN') {
      const command = filled.replaceAll(/--mount=\S+\s+/g, '');
      const env = {
        PATH: '/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        ...knownHere(process.env),
        ...Object.fromEntries(values),
      };
      const { status } = spawnSync('chroot', [root, 'sh', '-c', `cd ${workdir} && ${command}`], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error(`This step ended with ${status}: RUN ${command}`);
    } else said.set(name, filled);
    if (['RUN', 'COPY'].includes(name))
      say(
        `  ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name} ${filled.slice(0, 100)}`,
      );
  }
  return { root, layer, environment, workdir, said };
}

/** How this machine reaches npm's registry, and what it has built before; a build elsewhere knows both by itself. */
function knownHere(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined &&
        /^(turbo_cache_dir|npm_config_registry|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i.test(
          entry[0],
        ),
    ),
  );
}

/** Leaves out of a folder what `.dockerignore` names. */
export function leaveOut(context: string, patterns: readonly string[]): void {
  for (const pattern of patterns) {
    const args = pattern.startsWith('**/')
      ? [context, '-name', pattern.slice(3), '-prune', '-exec', 'rm', '-rf', '{}', '+']
      : null;
    if (args) execFileSync('find', args);
    else if (existsSync(join(context, pattern))) rmSync(join(context, pattern), { recursive: true });
  }
}
