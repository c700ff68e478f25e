import { ConfigError } from '../config.ts';
import { isSeeded, seedDemo } from '../seed/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { openPlatform } from './open.ts';
import { endWithParent } from './seed-apart.ts';

/** `omnis seed`: writes the demo stores, once. */
export const seedCommand: Command = {
  name: 'seed',
  usage: 'seed',
  summary: 'Write the demo stores, logins and orders into an empty database',
  run: async ({ config, args }) => {
    readArguments(args, { words: 0, example: 'seed' });
    if (config.mode === 'production')
      throw new ConfigError('The demo is refused in production: its logins are public.');
    endWithParent();
    const { core, services } = await openPlatform(config);
    try {
      if (await isSeeded(core.database)) {
        console.log('The demo is there already.');
        return;
      }
      console.log('Writing the demo stores …');
      await core.jobs.start();
      await seedDemo({ core, services, onProgress: (text) => console.log(`  ${text}`) });
    } finally {
      await core.jobs.stop();
      await core.database.close();
    }
  },
};
