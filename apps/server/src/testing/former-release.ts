import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

const kept = join(import.meta.dirname, 'former');

/** Migrations that the former release knows. */
export function formerMigrations(): readonly string[] {
  const text = readFileSync(join(kept, 'release.json'), 'utf8');
  return z.object({ migrations: z.array(z.string()) }).parse(JSON.parse(text)).migrations;
}

/**
 * Unpacks the server of the former release (`scripts/keep-release.ts`), where it finds this clone's packages.
 *
 * @returns its path from `src`, for `startProgram`
 */
export function unpackFormerRelease(): string {
  const packed = readFileSync(join(kept, 'release.js.br'));
  const name = `release-${createHash('sha256').update(packed).digest('hex').slice(0, 16)}.mjs`;
  const folder = join(import.meta.dirname, '../../node_modules/.former-release');
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    // Whole or not at all: other test files may look for it at the same time.
    const part = `${path}.${process.pid}`;
    writeFileSync(part, brotliDecompressSync(packed));
    renameSync(part, path);
  }
  return `../node_modules/.former-release/${name}`;
}
