import { findAppsRoot } from '../render/apps-root.ts';
import { developmentDelivery } from '../render/development.ts';
import { serve } from '../server.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';

/** `omnis dev`: migrates, seeds, serves the apps from their sources with hot reload. */
export const devCommand: Command = {
  name: 'dev',
  usage: 'dev',
  summary: 'Serve everything from the sources with hot reload',
  run: async ({ config, args }) => {
    readArguments(args, { words: 0, example: 'dev' });
    await serve(config, developmentDelivery(findAppsRoot()));
  },
};
