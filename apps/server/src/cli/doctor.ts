import type { ConfigError } from '../config.ts';
import { examine, type Line } from '../doctor/examine.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';

const shape = { words: 0, options: { json: 'boolean' }, example: 'doctor --json' } as const;

/** Prints the report and ends the process: connections that a check gave up must not hold it. */
async function report(lines: readonly Line[], isJson: boolean): Promise<never> {
  const isWell = lines.every(({ level }) => level !== 'fail');
  const text = isJson
    ? JSON.stringify({ ok: isWell, findings: lines }, null, 2)
    : lines
        .map(({ check, level, text: said, mend }) => {
          const todo = mend === undefined ? '' : `\n${' '.repeat(18)}→ ${mend}`;
          return `${level.padEnd(7)} ${check.padEnd(9)} ${said}${todo}`;
        })
        .join('\n');
  await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
  process.exit(isWell ? 0 : 1);
}

/** `omnis doctor`: looks at everything that an installation needs, and says what to mend. */
export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor [--json]',
  summary: 'Check settings, database, storage, secrets, mail, DNS, TLS and jobs, and say what to mend',
  details: [
    'One line for each finding: ok, warn, fail or skipped. Ends with 1 when something fails.',
    '',
    '  --json    the same as JSON',
    '',
    'Beside a small file that is written to the storage and deleted again, it changes nothing. Each check has five seconds.',
    'With the embedded database, stop the server first; with DATABASE_URL it may go on running.',
  ],
  run: async ({ config, args }) => {
    const { options } = readArguments(args, shape);
    await report(await examine(config), options.has('json'));
  },
  withoutConfig: async (error: ConfigError, args) => {
    const { options } = readArguments(args, shape);
    const mend = 'Correct the setting: docs/guides/settings.md lists each. Nothing else was checked.';
    await report([{ check: 'settings', level: 'fail', text: error.message, mend }], options.has('json'));
  },
};
