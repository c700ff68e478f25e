import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How a program ended, with what it printed. */
export interface ProgramEnd {
  code: number | null;
  out: string;
  /** Text that it printed on stderr. */
  errors: string;
  /** Milliseconds. */
  took: number;
}

/** A program of ours that runs in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  readonly ended: Promise<ProgramEnd>;
  /** Resolves with the first match in what it prints; rejects when it ends without one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Options that a program is started with. */
export interface ProgramOptions {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts a source file of the server, by its path from `src`, with an environment that holds no settings of the tester. */
export function startProgram(path: string, { args = [], env = {} }: ProgramOptions = {}): Program {
  const started = performance.now();
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@omnis/source', file, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', SEED: 'none', NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<ProgramEnd>((resolve) => {
    child.once('close', (code) => resolve({ code, out, errors, took: performance.now() - started }));
  });
  return {
    process: child,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(out);
          if (match) resolve(match);
        };
        look();
        child.stdout.on('data', look);
        void ended.then((end) =>
          reject(
            new Error(`It ended with ${end.code} and never printed ${pattern}: ${end.out}${end.errors}`),
          ),
        );
      }),
  };
}

/** Runs a command of `omnis` to its end. */
export function runOmnis(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramEnd> {
  return startProgram('cli/main.ts', { args, env }).ended;
}
