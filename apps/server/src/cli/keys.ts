import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { rotateKeys } from '../security/rotate-keys.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './commands.ts';

/** Running servers look at the file of keys once a second. */
const settleMilliseconds = 3000;

/** `omnis keys rotate`: a new key, everything sealed anew, the old key dropped. */
export const keysCommand: Command = {
  name: 'keys',
  usage: 'keys rotate',
  summary: 'Seal every secret with a new key and drop the old one',
  details: [
    'Killed in between, run it again: it goes on where it stopped, and no row is lost.',
    '',
    'With the embedded database, stop the server first. With DATABASE_URL it may go on running; servers on other machines',
    'need the new secrets.json of DATA_DIR before.',
  ],
  run: async ({ config, args }) => {
    const example = 'keys rotate';
    const { words } = readArguments(args, { words: 1, example });
    if (words[0] !== 'rotate')
      throw new UsageError(`Say what to do with the keys. Use it like this: pnpm omnis ${example}`);
    const database = await openDatabase(config);
    try {
      await migrate(database);
      const { current, resealed, resumed, dropped } = await rotateKeys(database, config.dataDir, {
        settle: database.kind === 'postgres' ? settleMilliseconds : 0,
        onProgress: (done) => console.log(`  ${done} sealed anew`),
      });
      const again = resumed ? ', going on with a rotation that was begun before' : '';
      console.log(
        `${current} seals from now on${again}. ${resealed} secrets sealed anew; dropped: ${dropped.join(', ')}.`,
      );
    } finally {
      await database.close();
    }
  },
};
