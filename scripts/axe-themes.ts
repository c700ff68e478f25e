/**
 * `pnpm axe:themes [file …]`: every story, or those of the files named, in every theme and mode with axe. What `pnpm test`
 * does for four themes.
 */
import { requireOwnNode } from './lib/node-version.ts';
import { run } from './lib/process.ts';

requireOwnNode();
const result = await run(
  'vitest',
  ['run', '--config', '.storybook/vitest.config.ts', ...process.argv.slice(2)],
  { env: { OMNIS_AXE_THEMES: 'all' } },
);
process.exit(result.ok ? 0 : 1);
