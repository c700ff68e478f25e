import type { ChildProcess } from 'node:child_process';

/** A program that a journey has started: what it prints, and its end. */
export interface Followed {
  /** Resolves with the exit code once it has ended. */
  readonly ended: Promise<number>;
  /** The first match in what it prints; fails when it ends without one. */
  readonly printed: (pattern: RegExp) => Promise<string>;
}

/**
 * Follows what a program prints, and prints it too.
 *
 * @param name - of the program, for the error when it ends early
 */
export function follow(program: ChildProcess, name: string): Followed {
  const { stdout } = program;
  if (!stdout) throw new Error(`${name} has no output to follow`);
  let out = '';
  stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  stdout.pipe(process.stdout, { end: false });
  const ended = new Promise<number>((resolve) => {
    program.once('error', () => resolve(1));
    program.once('exit', (code) => resolve(code ?? 0));
  });
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const [match] = pattern.exec(out) ?? [];
        if (match !== undefined) resolve(match);
      };
      look();
      stdout.on('data', look);
      void ended.then((code) =>
        reject(new Error(`${name} ended with ${code} and never printed ${pattern}.`)),
      );
    });
  return { ended, printed };
}
