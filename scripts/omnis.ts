/** `pnpm omnis <command>`: the command line of the server, built first when it is out of date. */
import { build } from './lib/build.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { becomeServer } from './lib/server.ts';

requireOwnNode();
if (await build({ filter: '@omnis/server', quiet: true })) {
  becomeServer(process.argv.slice(2));
} else {
  process.exitCode = 1;
}
