/**
 * `pnpm dev`: everything on one port, from the sources. Changes of the apps and packages reach the browser by
 * Vite's hot reload; changes of what the server imports restart the server.
 */
import { requireOwnNode } from './lib/node-version.ts';
import { become } from './lib/process.ts';

requireOwnNode();
become(
  process.execPath,
  [
    '--conditions=@omnis/source',
    '--watch',
    '--watch-preserve-output',
    'apps/server/src/cli/main.ts',
    'dev',
    ...process.argv.slice(2),
  ],
  { NODE_ENV: 'development' },
);
