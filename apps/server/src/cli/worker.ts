import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { runWorker } from './run-worker.ts';

/** `omnis worker`: runs jobs, answers no requests. */
export const workerCommand: Command = {
  name: 'worker',
  usage: 'worker',
  summary: 'Run jobs (emails, imports, payments) apart from the processes that answer requests',
  details: [
    'Takes the same settings as `start`, and needs DATABASE_URL. Set JOBS=off for the processes of `start` that should',
    'run no jobs themselves. Any number of workers can run at once.',
  ],
  run: async ({ config, args }) => {
    readArguments(args, { words: 0, example: 'worker' });
    await runWorker(config);
  },
};
