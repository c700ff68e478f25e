import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { captchaActions } from '@omnis/contract';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../secrets.ts';
import type { Captcha, CaptchaClaim, CaptchaVerdict } from './captcha.types.ts';
import { spendChallenge } from './spent.repository.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Minutes for which a challenge can be answered. */
const minutes = 10;

/** How much a browser has to work. */
export interface WorkSize {
  /** Iterations of each derivation. */
  readonly cost: number;
  /** Fewest and most derivations. */
  readonly derivations: readonly [number, number];
}

/** About half a second for a computer and some seconds for an old telephone, while the form is filled in. */
const usualWork: WorkSize = { cost: 10_000, derivations: [50, 250] };

const hex = z.string().regex(/^[0-9a-f]+$/);
const sealSchema = z.object({
  signature: hex,
  parameters: z.object({
    algorithm: z.literal(algorithm),
    nonce: hex,
    salt: hex,
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: hex,
    keySignature: hex,
    expiresAt: z.number().int(),
    data: z.object({ action: z.enum(captchaActions) }),
  }),
});

/** `pow.{seal}.{counter}.{derived key}`: anything else is no proof of this kind. */
const tokenShape = /^pow\.([\w-]{1,2000})\.(\d{1,10})\.([0-9a-f]{64})$/;

function readSeal(text: string): z.output<typeof sealSchema> | null {
  try {
    return sealSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The captcha of our own: the browser computes for a moment, nobody is watched and no other house is asked. A challenge is
 * signed, bound to what it was asked for, and accepted once, whichever process is asked and however often it restarts.
 */
export function createProofOfWork(
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  { cost, derivations: [fewest, most] }: WorkSize = usualWork,
): Captcha {
  const keys = () => ({
    hmacSignatureSecret: secrets.sign('captcha', 'challenge'),
    hmacKeySignatureSecret: secrets.sign('captcha', 'key'),
  });

  async function verify({ action, v3captchaToken, v2captchaToken }: CaptchaClaim): Promise<CaptchaVerdict> {
    const match = tokenShape.exec(v3captchaToken) ?? tokenShape.exec(v2captchaToken);
    if (!match) return 'absent';
    const [, seal = '', counter = '', derivedKey = ''] = match;
    const challenge = readSeal(seal);
    if (!challenge || challenge.parameters.data.action !== action) return 'refused';
    const { verified } = await verifySolution({
      challenge,
      solution: { counter: Number(counter), derivedKey },
      deriveKey,
      ...keys(),
    });
    if (!verified) return 'refused';
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
    const isFirst = await database.platform((db) => spendChallenge(db, challenge.signature, expiresAt));
    return isFirst ? 'proved' : 'refused';
  }

  return {
    kind: 'proof-of-work',
    verify,
    challenge: async (action) => {
      const expiresAt = new Date(Date.now() + minutes * 60_000);
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(fewest, most),
        data: { action },
        deriveKey,
        expiresAt,
        ...keys(),
      });
      const { nonce, salt, keyLength, keyPrefix } = challenge.parameters;
      return {
        kind: 'proof-of-work',
        algorithm,
        nonce,
        salt,
        cost,
        keyLength,
        keyPrefix,
        seal: Buffer.from(JSON.stringify(challenge)).toString('base64url'),
        expiresAt: expiresAt.toISOString(),
      };
    },
  };
}
