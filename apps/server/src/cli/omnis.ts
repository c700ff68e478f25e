import { readConfig } from '../config.ts';
import { findCommand, usage } from './commands.ts';

/** Runs the `omnis` command: one word says what to do. */
export async function omnis(): Promise<void> {
  try {
    await runCommand();
  } catch (error) {
    // What a person can mend comes with a sentence; the rest with its trace.
    const expected = error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError';
    console.error(expected ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

async function runCommand(): Promise<void> {
  const [name = 'help', ...args] = process.argv.slice(2);
  const command = findCommand(name);
  if (!command) {
    console.log(usage());
    if (name !== 'help' && name !== '--help') process.exitCode = 1;
    return;
  }
  await command.run({ config: readConfig(process.env), args });
}
