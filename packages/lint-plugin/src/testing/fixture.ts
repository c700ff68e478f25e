import { join } from 'node:path';

/** A small monorepo that exists for the tests of the rules. */
export const FIXTURE = join(import.meta.dirname, '../../fixtures/workspace');

/** Absolute path of a file in the fixture; the file need not exist. */
export function fixtureFile(path: string): string {
  return join(FIXTURE, path);
}
