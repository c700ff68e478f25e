import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { openPlatform } from './open.ts';

/** `omnis tidy`: deletes what is over its time now, as the nightly job does. */
export const tidyCommand: Command = {
  name: 'tidy',
  usage: 'tidy [--dry-run]',
  summary: 'Delete what has been kept for its time, as the nightly job does',
  details: [
    '--dry-run prints what would be deleted, and deletes nothing.',
    '',
    'How long everything is kept is set by RETENTION_… variables. Stopped in between, run it again.',
    'With the embedded database, stop the server first. With DATABASE_URL it may go on running.',
  ],
  run: async ({ config, args }) => {
    const { options } = readArguments(args, {
      words: 0,
      options: { 'dry-run': 'boolean' },
      example: 'tidy --dry-run',
    });
    const { core, services } = await openPlatform(config);
    const print = ({ name, rows }: { name: string; rows: number }): void => {
      if (rows > 0) console.log(`  ${String(rows).padStart(9)}  ${name}`);
    };
    try {
      const isDry = options.has('dry-run');
      const all = isDry
        ? await services.retention.preview()
        : await services.retention.tidy({ onDone: print, pause: 0 });
      if (isDry) all.forEach(print);
      const sum = all.reduce((total, { rows }) => total + rows, 0);
      if (sum === 0) console.log('Nothing is over its time.');
      else console.log(isDry ? `${sum} would be deleted.` : `${sum} deleted.`);
    } finally {
      await core.database.close();
    }
  },
};
