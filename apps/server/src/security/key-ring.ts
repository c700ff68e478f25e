import { z } from 'zod';

/** Bytes of a key at least: 256 bits. */
const keyBytes = 32;

const id = /^[a-z0-9]{1,32}$/;
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** The fault of key material, without a word of it; null when there is none. */
export function keyProblem(material: string): string | null {
  if (!base64.test(material)) return 'must be base64';
  return Buffer.from(material, 'base64').length < keyBytes
    ? `is too short: a key has ${keyBytes} bytes or more, such as those of: openssl rand -base64 32`
    : null;
}

/** Keys of an installation by id, with the one that seals and signs. Problems name ids, never keys. */
export const keyRingSchema = z
  .object({
    current: z.string('must be the id of a key'),
    keys: z.record(z.string(), z.string('must be text in quotes')),
  })
  .superRefine(({ current, keys }, context) => {
    for (const [name, material] of Object.entries(keys)) {
      const problem = id.test(name)
        ? keyProblem(material)
        : 'is no id of a key: an id has 1 to 32 of a–z and 0–9';
      if (problem !== null) context.addIssue({ code: 'custom', path: ['keys', name], message: problem });
    }
    if (keys[current] === undefined)
      context.addIssue({
        code: 'custom',
        path: ['current'],
        message: `is ${current}, which is not in “keys”`,
      });
  });

/** Keys of an installation: `current` seals and signs, all of them open and verify. */
export type KeyRing = z.output<typeof keyRingSchema>;
