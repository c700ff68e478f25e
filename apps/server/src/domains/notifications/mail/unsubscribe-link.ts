import { z } from 'zod';
import type { Secrets } from '../../../security/secrets.ts';

/** Where somebody leaves a mailing list, by the link of its mails. */
export const unsubscribePath = '/unsubscribe/';

/** A person who leaves a list. */
export interface Leaver {
  readonly mailingList: string;
  readonly email: string;
}

const leaverSchema = z.object({ mailingList: z.string(), email: z.string() });
const contextOf = (division: number): string => `unsubscribe ${division}`;

/** The link that takes an address off a list of a store; it tells nobody whose it is, and cannot be made up. */
export function unsubscribeLink(
  secrets: Pick<Secrets, 'encrypt'>,
  { origin, division, leaver }: { origin: string; division: number; leaver: Leaver },
): string {
  const { mailingList, email } = leaver;
  const token = secrets.encrypt(JSON.stringify({ mailingList, email }), contextOf(division));
  return `${origin}${unsubscribePath}?token=${token}`;
}

/** The person that the token of a link names; null where it is not one of this store's. */
export function readLeaver(
  secrets: Pick<Secrets, 'decrypt'>,
  division: number,
  token: string,
): Leaver | null {
  try {
    return leaverSchema.parse(JSON.parse(secrets.decrypt(token, contextOf(division))));
  } catch {
    return null;
  }
}
