import { ConfigError, readConfig, type Config } from '../config.ts';
import { setStandardPatience } from '../database/limits.ts';
import { UsageError } from './arguments.ts';
import { commandHelp, findCommand, usage } from './commands.ts';

/** Errors that are surprises: nobody gave them a name and a sentence. */
const surprises = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'ZodError'];

/** Commands that answer visitors, or work beside processes that do. */
const serving: readonly string[] = ['start', 'worker'];

/** The sentence of an error that a person can mend; null for a surprise, which needs its trace. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!surprises.includes(error.name)) return error.message;
  // The system refused: a folder that may not be written, a disk that is full.
  return typeof Reflect.get(error, 'syscall') === 'string' ? error.message : null;
}

/** Runs the `omnis` command: one word says what to do. */
export async function omnis(): Promise<void> {
  try {
    await runCommand(process.argv.slice(2), process.env);
  } catch (error) {
    const sentence = sentenceOf(error);
    console.error(sentence === null ? error : `\n${sentence}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

/**
 * Runs the command of a command line.
 *
 * @param line - the words after the program's name
 * @param environment - where the settings are read from, once it is known what to do
 */
export async function runCommand(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const [name, ...args] = line;
  if (name === undefined) {
    console.error(usage());
    process.exitCode = 2;
    return;
  }
  const isHelp = ['help', '--help', '-h'].includes(name);
  const asked = findCommand(isHelp ? (args[0] ?? '') : name);
  if (asked && (isHelp || args.includes('--help') || args.includes('-h'))) console.log(commandHelp(asked));
  else if (asked) {
    // Nobody waits at a page for what a command does.
    if (!serving.includes(asked.name)) setStandardPatience('upkeep');
    let config: Config;
    try {
      config = readConfig(environment);
    } catch (error) {
      if (!(error instanceof ConfigError) || !asked.withoutConfig) throw error;
      return asked.withoutConfig(error, args);
    }
    await asked.run({ config, args });
  } else if (isHelp) console.log(usage());
  else throw new UsageError(`There is no command “${name}”. \`pnpm omnis help\` lists them.`);
}
