import { createHmac, randomBytes } from 'node:crypto';

/** Begins every secret, so that one that leaked is known for what it is. */
const prefix = 'whsec_';

/** A new secret: 256 random bits. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/**
 * The value of `Omnis-Signature`: the time in seconds since 1970, and for each secret the HMAC-SHA256 of time, a dot and the body,
 * in hexadecimal digits.
 *
 * @example
 * signatureOf('{}', { secrets: ['whsec_a'], seconds: 1_700_000_000 }); // 't=1700000000,v1=…'
 */
export function signatureOf(
  body: string,
  { secrets, seconds }: { readonly secrets: readonly string[]; readonly seconds: number },
): string {
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
}

/** The context that a secret is bound to while it is sealed. */
export const secretContext = (division: number, id: string): string =>
  `webhooks.secret_sealed:${division}:${id}`;

/** The context that a former secret is bound to while it is sealed. */
export const formerSecretContext = (division: number, id: string): string =>
  `webhooks.former_secret_sealed:${division}:${id}`;
