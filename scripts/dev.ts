/**
 * `pnpm dev`: everything on one port, from the sources. Changes of the apps and packages reach the browser by
 * Vite's hot reload; changes of what the server imports restart the server.
 */
import { join } from 'node:path';

import { readWorkspace } from '@omnis/lint-plugin';

import { requireOwnNode } from './lib/node-version.ts';
import { runRestarting } from './lib/restarting.ts';
import { ROOT } from './lib/root.ts';

requireOwnNode();
const server = join(ROOT, 'apps/server');
const imported = [...readWorkspace(ROOT).packages.values()].filter(
  ({ manifest: { house } }) => typeof house === 'object' && house.layer === 0,
);
// Node's own --watch would also follow the configurations that Vite writes and imports while it starts, for ever.
runRestarting({
  args: ['--conditions=@omnis/source', join(server, 'src/cli/main.ts'), 'dev', ...process.argv.slice(2)],
  env: { NODE_ENV: 'development' },
  folders: [server, ...imported.map(({ directory }) => directory)].map((folder) => join(folder, 'src')),
});
