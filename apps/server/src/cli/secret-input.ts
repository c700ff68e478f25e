import { readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { UsageError } from './arguments.ts';

const withoutLastLine = (read: string): string => read.replace(/\r?\n$/, '');

/**
 * Reads a secret from a file, or from what is piped in. A secret is never a word of the command line: other people on the
 * machine could read it there, and the shell keeps it.
 *
 * @param file - path, or `-` for what is piped in
 * @throws {UsageError} when there is no such file, or nothing is piped in
 */
export async function readSecret(file: string, flag: string): Promise<string> {
  if (file === '-') {
    if (process.stdin.isTTY)
      throw new UsageError(`${flag} - reads what is piped in. Pipe it, or name a file: ${flag} FILE`);
    return withoutLastLine(await text(process.stdin));
  }
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`There is no file ${file}. ${flag} names the file that holds the secret.`);
  return withoutLastLine(readFileSync(file, 'utf8'));
}
