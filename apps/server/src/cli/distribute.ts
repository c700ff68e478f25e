import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { openPlatform } from './open.ts';
import { ConfigError } from '../config.ts';
import {
  distributionBreaches,
  distributionStatements,
  planDistribution,
} from '../database/distribution/plan.ts';
import { readTableShapes } from '../database/distribution/table-shape.ts';

/** `omnis distribute --dry-run`: prints what spreads the tables over machines by store. */
export const distributeCommand: Command = {
  name: 'distribute',
  usage: 'distribute --dry-run',
  summary: 'Print the statements that spread the tables over machines by store',
  details: [
    'The statements are for Citus. Run them by hand on its coordinator, in order, while no process serves:',
    'nothing here runs them. See “Distributed” in docs/guides/operations.md.',
  ],
  run: async ({ config, args }) => {
    const { options } = readArguments(args, {
      words: 0,
      options: { 'dry-run': 'boolean' },
      example: 'distribute --dry-run',
    });
    if (!options.has('dry-run'))
      throw new ConfigError(
        'The statements are only printed. Give --dry-run, read them, and run them on the coordinator by hand.',
      );
    const { core } = await openPlatform(config);
    try {
      const tables = await readTableShapes(core.database.direct);
      const breaches = distributionBreaches(tables);
      if (breaches.length > 0)
        throw new ConfigError(`These tables cannot be spread by store:\n${breaches.join('\n')}`);
      const { kept } = planDistribution(tables);
      console.log(distributionStatements(tables).join('\n'));
      console.log(`-- On the coordinator alone: ${kept.join(', ')}`);
    } finally {
      await core.database.close();
    }
  },
};
