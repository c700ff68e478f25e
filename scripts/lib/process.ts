import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';

import { ROOT } from './root.ts';

/** How a command is run. */
export interface RunOptions {
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which the command and its children are killed. */
  readonly timeout?: number;
  /** Given each line of output, which is then not shown; without it, output goes straight to the terminal. */
  readonly onLine?: (line: string) => void;
  /** Shows the output and keeps its end, for a recap. */
  readonly keepsTail?: boolean;
}

/** How a command ended. */
export interface RunResult {
  readonly ok: boolean;
  /** Exit code; `undefined` when a signal ended the command or it could not be started. */
  readonly code: number | undefined;
  readonly seconds: number;
  readonly isTimedOut: boolean;
  /** Why the command could not be started. */
  readonly error: string | undefined;
  /** The last lines of output, when they were asked for. */
  readonly tail: readonly string[];
}

/** Lines of a command's output that are kept. */
const TAIL_LINES = 40;

const running = new Set<ChildProcess>();

/** Kills a command with everything that it started. */
function killTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Ends every command that is still running; for the moment at which this process is asked to stop. */
export function stopAll(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const child of running) killTree(child, signal);
}

/** Runs a command to its end. Never throws: a command that cannot be started is one that failed. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { cwd = ROOT, env, timeout, onLine, keepsTail = false } = options;
  const started = performance.now();
  const isRead = onLine !== undefined || keepsTail;
  const stdio: SpawnOptions['stdio'] = isRead ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  // Programs see a pipe and would leave out colours that the terminal can show.
  const colours = keepsTail && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...colours, ...env },
    stdio,
    detached: true,
  });
  running.add(child);
  const tail: string[] = [];
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (!stream) continue;
    if (keepsTail) stream.pipe(shown, { end: false });
    createInterface({ input: stream }).on('line', (line) => {
      onLine?.(line);
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
    });
  }
  let isTimedOut = false;
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          isTimedOut = true;
          killTree(child, 'SIGKILL');
        }, timeout);
  return new Promise((resolve) => {
    function end(code: number | null, error?: string): void {
      clearTimeout(timer);
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      resolve({ ok: code === 0 && !isTimedOut, code: code ?? undefined, seconds, isTimedOut, error, tail });
    }
    child.once('error', (error) => end(null, error.message));
    child.once('close', (code) => end(code));
  });
}

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program in the place of this one: it has the terminal and gets the signals, and its exit code
 * becomes ours.
 */
export function become(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the program by itself; a second one would count as impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
    for (const each of FORWARDED) process.removeAllListeners(each);
  });
}
