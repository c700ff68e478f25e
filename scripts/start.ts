/** `pnpm start`: builds what changed, then migrates, seeds and serves. Arguments go to the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './lib/build.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { ROOT } from './lib/root.ts';
import { becomeServer, serverPath } from './lib/server.ts';

requireOwnNode();
if (!(await build())) {
  process.exitCode = 1;
} else if (!existsSync(join(ROOT, serverPath))) {
  console.error(`The build left no ${serverPath}. Run \`pnpm build --force\`, then start again.`);
  process.exitCode = 1;
} else {
  becomeServer(['start', ...process.argv.slice(2)]);
}
