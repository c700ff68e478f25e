import { randomInt } from 'node:crypto';
import { giftCardAlphabet, giftCardCodeLength } from '@omnis/models';
import type { Secrets } from '../../security/secrets.ts';

/** Purpose that codes are hashed for. */
export const codePurpose = 'gift-card-code';

/** Context that a sealed code is bound to. */
const contextOf = (division: number, id: string): string => `gift_cards.code_sealed:${division}:${id}`;

/** A code that nobody has had before: 80 bits by chance. */
export function newCode(): string {
  return Array.from({ length: giftCardCodeLength }, () =>
    giftCardAlphabet.charAt(randomInt(giftCardAlphabet.length)),
  ).join('');
}

/** Columns that a card keeps of its code. */
export function keptCode(
  secrets: Pick<Secrets, 'sign' | 'encrypt'>,
  at: { division: number; id: string },
  code: string,
): { code_hash: string; code_sealed: string; ending: string } {
  // Sealed first: when keys are rotated between the two, the rotation sees by the seal that the hash has to follow.
  const code_sealed = secrets.encrypt(code, contextOf(at.division, at.id));
  return {
    code_hash: secrets.sign(codePurpose, code),
    code_sealed,
    ending: code.slice(-4),
  };
}

/** The hashes under which a code may be kept: while keys are rotated, one for each. */
export const hashesOf = (secrets: Pick<Secrets, 'signatures'>, code: string): string[] =>
  secrets.signatures(codePurpose, code);
