/**
 * `pnpm soak`: how the server bears slow clients and floods of guesses. Prints figures; the short form, which asserts on
 * what comes out, is among the server's tests (`slow-and-many.process.test.ts`).
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireOwnNode } from './lib/node-version.ts';

requireOwnNode();
const program = fileURLToPath(new URL('../apps/server/src/testing/soak.ts', import.meta.url));
const child = spawn(process.execPath, ['--conditions=@omnis/source', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
