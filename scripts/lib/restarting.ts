import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';

import { ROOT } from './root.ts';

/** A program that is started again when its sources change. */
export interface RestartingOptions {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folders whose files the program is made of. */
  readonly folders: readonly string[];
}

const SOURCE = /\.(ts|tsx|json|sql)$/;
const NOT_RUN = /\.(test|check|stories)\.tsx?$/;
/** Milliseconds: an editor writes several files at once. */
const QUIET = 150;
/** Milliseconds after which a program that does not end is killed. */
const PATIENCE = 8000;

/** Tells whether a changed file is part of the running program. */
export function isRunSource(file: string): boolean {
  return SOURCE.test(file) && !NOT_RUN.test(file);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}

/**
 * Runs a Node program, and again from the start at each change of its sources, until Ctrl-C. A program that fails at
 * its first start ends this process with its code; one that fails later waits for the next change.
 */
export function runRestarting({ args, env, folders }: RestartingOptions): void {
  let [isStopping, hasRestarted, isRestarting] = [false, false, false];
  let timer: NodeJS.Timeout | undefined;
  let child = start();

  function start(): ChildProcess {
    const started = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    started.once('exit', (code) => {
      if (isRestarting) return;
      if (isStopping || !hasRestarted) process.exit(isStopping ? 0 : (code ?? 1));
      console.log('The server has ended. It starts again when a file changes.');
    });
    return started;
  }

  async function restart(file: string): Promise<void> {
    if (isRestarting || isStopping) return;
    isRestarting = true;
    console.log(`\n${file} has changed: the server starts again.`);
    await end(child, 'SIGTERM');
    isRestarting = false;
    hasRestarted = true;
    if (!isStopping) child = start();
  }

  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !isRunSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(file), QUIET);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true;
      clearTimeout(timer);
      // Ctrl-C in a terminal reaches the program by itself; a second one would count as impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) void end(child, signal);
      if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
    });
  }
}
