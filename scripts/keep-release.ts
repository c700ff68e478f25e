/**
 * Keeps the server of this clone as the former release of the next one: run at a release, after its migrations have
 * landed, and commit what it writes. Tests start it on the schema of every later commit (docs/decisions/0198-former-release.md).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const server = join(import.meta.dirname, '../apps/server');
const kept = join(server, 'src/testing/former');

execFileSync(join(server, 'node_modules/.bin/tsup'), ['--config', 'tsup.former.config.ts'], {
  cwd: server,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const code = readFileSync(join(server, 'node_modules/.former-release/former-release.js'));
const packed = brotliCompressSync(code, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
// The names stand in the index as they are carried out.
const index = readFileSync(join(server, 'src/database/migrations/index.ts'), 'utf8');
const migrations = [...index.matchAll(/^ {2}'(\d{4}-[a-z0-9-]+)':/gm)].map(([, name = '']) => name);
mkdirSync(kept, { recursive: true });
writeFileSync(join(kept, 'release.js.br'), packed);
writeFileSync(join(kept, 'release.json'), `${JSON.stringify({ migrations }, null, 2)}\n`);
process.stdout.write(
  `Kept ${Math.round(packed.length / 1024)} kB, ${migrations.length} migrations, the newest is ${migrations.at(-1) ?? '(none)'}\n`,
);
