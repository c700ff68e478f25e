import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { workQueue } from '../jobs/work-queue.ts';

// Argon2id is the library's default algorithm; 19 MiB and two passes are OWASP's floor.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More want to prove a password at once than the machine can check; they are asked to come again in a moment. */
export class TooBusy extends Error {
  override name = 'TooBusy';
  /** Seconds after which to come again. */
  readonly seconds = 5;
}

/**
 * Hashing is heavy by intent, so it gets a part of the machine: a flood of guesses makes guesses wait, and leaves a
 * processor and the threads of files and pictures to the shop.
 */
const queue = workQueue<string | boolean>({
  concurrency: Math.max(1, Math.min(3, availableParallelism() - 1)),
  maxWaiting: 60,
});
let number = 0;

function inTurn<T extends string | boolean>(work: () => Promise<T>): Promise<string | boolean> {
  const job = queue.run(String((number += 1)), work);
  if (job === null) return Promise.reject(new TooBusy('Too many passwords at once'));
  return job;
}

/**
 * Hash of a password for its column.
 *
 * @throws {TooBusy} when too many are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn(() => hash(password, cost)));
}

/** A hash that no password has, so that an unknown account costs what a known one does. */
const decoy = hashPassword(crypto.randomUUID());

/**
 * Tells whether a password fits. For an unknown account `stored` is null: the same work, always false.
 *
 * @throws {TooBusy} when too many are waiting
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await decoy);
  const fits = (await inTurn(() => verify(against, password))) === true;
  return stored !== null && fits;
}
