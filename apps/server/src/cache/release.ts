import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A short text that differs between releases: of the program that runs, whose bundle names its parts by their content,
 * and of other files that it uses.
 *
 * @param files - paths, such as the storefront's build
 */
export function releaseOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  const program = process.argv[1];
  for (const path of program === undefined ? files : [...files, program]) hash.update(readFileSync(path));
  return hash.digest('base64url').slice(0, 16);
}
