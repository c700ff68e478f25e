import { builtDelivery } from '../render/built.ts';
import { findAppsRoot } from '../render/apps-root.ts';
import { checkPort } from '../lifecycle/check-port.ts';
import { serve } from '../server.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { isFirstStart, seedApart } from './seed-apart.ts';

/** `omnis start`: migrates, seeds, serves the built apps. */
export const startCommand: Command = {
  name: 'start',
  usage: 'start',
  summary: 'Migrate, seed and serve the built apps',
  run: async ({ config, args }) => {
    readArguments(args, { words: 0, example: 'start' });
    if (isFirstStart(config)) {
      await checkPort(config);
      if (!(await seedApart())) return;
    }
    await serve(config, await builtDelivery(findAppsRoot()));
  },
};
