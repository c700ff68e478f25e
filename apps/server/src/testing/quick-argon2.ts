/**
 * Stands in for `@node-rs/argon2` in the tests with a database (`vitest.database.config.ts`), which hash and check
 * passwords by the hundred: the same algorithm at its least cost. What production pays is proved in
 * `security/passwords.test.ts`, and by the programs that tests start.
 */
import { hash as hashAtCost, type Options } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

/** A hash that took less than a millisecond. The cost that was asked for is left out, all else is kept. */
export function hash(password: string, options: Options): Promise<string> {
  return hashAtCost(password, { ...options, memoryCost: 8, timeCost: 1 });
}
