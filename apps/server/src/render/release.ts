import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A short text that differs between releases: of the storefront's build, and of the program that runs, whose bundle
 * names its parts by their content.
 */
export function releaseOf(build: string): string {
  const hash = createHash('sha256').update(readFileSync(build));
  const program = process.argv[1];
  if (program !== undefined) hash.update(readFileSync(program));
  return hash.digest('base64url').slice(0, 16);
}
