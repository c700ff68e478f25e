/** The command line cannot be understood; the message says how it should be. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Words and `--name value` options of a command line. */
export function readArguments(args: readonly string[]): { words: string[]; options: Map<string, string> } {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split('=', 2);
    const next = args[index + 1];
    if (inline !== undefined) options.set(name, inline);
    else if (next !== undefined && !next.startsWith('--')) {
      options.set(name, next);
      index += 1;
    } else options.set(name, 'true');
  }
  return { words, options };
}
