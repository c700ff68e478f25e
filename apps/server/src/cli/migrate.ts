import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { openPlatform } from './open.ts';

/** `omnis migrate`: brings the schema up to date. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate',
  summary: 'Bring the database schema up to date',
  run: async ({ config, args }) => {
    readArguments(args, { words: 0, example: 'migrate' });
    const { core, migrated } = await openPlatform(config);
    console.log(migrated.length === 0 ? 'The schema is up to date.' : `Carried out: ${migrated.join(', ')}`);
    await core.database.close();
  },
};
