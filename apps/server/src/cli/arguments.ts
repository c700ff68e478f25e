import { parseArgs } from 'node:util';

/** The command line cannot be understood; the message says how it should be. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Words and options that a command takes, besides `--help`. */
export interface ArgumentShape {
  /** Maximum number of words. */
  words: number;
  /** Options that stand alone (`boolean`) or before a value (`string`). */
  options?: Readonly<Record<string, 'boolean' | 'string'>>;
  /** A whole example, shown when the command line is wrong. */
  example: string;
}

/** A command line that was understood. */
export interface ReadArguments {
  words: string[];
  options: Map<string, string>;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Node's own sentences go on about positional arguments, which nobody means here.
  return /^[^.]*(?=\. To specify)|^[^.]*/.exec(text)?.[0] ?? text;
}

/**
 * Words and options of a command line.
 *
 * @throws {UsageError} naming what is unknown, doubled or missing its value
 * @example
 * readArguments(['shopify', 'a.csv', '--store', 'demo'], { words: 2, options: { store: 'string' }, example: '…' });
 */
export function readArguments(args: readonly string[], shape: ArgumentShape): ReadArguments {
  const howTo = `Use it like this: pnpm omnis ${shape.example}`;
  const options = Object.fromEntries(
    Object.entries(shape.options ?? {}).map(([name, type]) => [name, { type } as const]),
  );
  let read: { values: Readonly<Record<string, unknown>>; positionals: string[] };
  try {
    read = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}. ${howTo}`);
  }
  const { values, positionals } = read;
  const extra = positionals[shape.words];
  if (extra !== undefined) throw new UsageError(`“${extra}” is one word too many. ${howTo}`);
  return {
    words: positionals,
    options: new Map(Object.entries(values).map(([name, value]) => [name, String(value)])),
  };
}
