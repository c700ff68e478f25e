/** `pnpm start`: builds what changed, then migrates, seeds and serves. Arguments go to the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './lib/build.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { become } from './lib/process.ts';
import { ROOT } from './lib/root.ts';

const SERVER = 'apps/server/dist/cli.js';

requireOwnNode();
if (!(await build())) {
  process.exitCode = 1;
} else if (!existsSync(join(ROOT, SERVER))) {
  console.error(`The build left no ${SERVER}. Run \`pnpm build --force\`, then start again.`);
  process.exitCode = 1;
} else {
  become(process.execPath, [SERVER, 'start', ...process.argv.slice(2)]);
}
