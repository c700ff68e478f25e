import { pbkdf2Sync } from 'node:crypto';
import type { CaptchaAction } from '@omnis/contract';
import { z } from 'zod';
import type { TestClient } from './test-client.ts';

/** Little enough work for tests. */
export const testWork = { cost: 10, derivations: [3, 9] } as const;

const challengeSchema = z.object({
  kind: z.literal('proof-of-work'),
  nonce: z.string(),
  salt: z.string(),
  cost: z.number(),
  keyLength: z.number(),
  keyPrefix: z.string(),
  seal: z.string(),
});

/** Asks for a challenge and does its work, as a browser would; the token to be sent. */
export async function solveCaptcha(visitor: TestClient, action: CaptchaAction): Promise<string> {
  const { json } = await visitor.get(`/omnis/v3/captcha/challenge/?action=${action}`);
  const { nonce, salt, cost, keyLength, keyPrefix, seal } = challengeSchema.parse(json);
  for (let counter = 0; counter < 100_000; counter += 1) {
    const password = Buffer.alloc(20);
    password.write(nonce, 'hex');
    password.writeUInt32BE(counter, 16);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (key.startsWith(keyPrefix)) return `pow.${seal}.${counter}.${key}`;
  }
  throw new Error('The challenge has no answer');
}
