import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default algorithm; 19 MiB and two passes are OWASP's floor.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password for its column. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** A hash that no password has, so that an unknown account costs what a known one does. */
const decoy = hashPassword(crypto.randomUUID());

/** Whether a password fits. `stored` null stands for an unknown account: the same work, always false. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}
