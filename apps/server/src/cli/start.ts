import { builtDelivery } from '../render/built.ts';
import { findAppsRoot } from '../render/apps-root.ts';
import { serve } from '../server.ts';
import type { Command } from './commands.ts';

/** `omnis start`: migrates, seeds, serves the built apps. */
export const startCommand: Command = {
  name: 'start',
  usage: 'start',
  summary: 'Migrate, seed and serve the built apps',
  run: async ({ config }) => {
    await serve(config, await builtDelivery(findAppsRoot()));
  },
};
