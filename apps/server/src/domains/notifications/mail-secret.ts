import type { Secrets } from '../../security/secrets.ts';
import type { StoredMail } from './notifications.repository.ts';

/** Stands in a mail for the secret that is put in when it is sent or read; of the length of a gift card's code. */
export const secretGap = '••••-••••-••••-••••';

/** Context that the secret of an email is bound to; written as SQL in `security/sealed-columns.ts`. */
const contextOf = (division: number, dedupeKey: string): string =>
  `mails.secret_sealed:${division}:${dedupeKey}`;

/** A secret as its mail keeps it. */
export function sealMailSecret(
  secrets: Pick<Secrets, 'encrypt'>,
  mail: { division: number; dedupeKey: string },
  secret: string,
): string {
  return secrets.encrypt(secret, contextOf(mail.division, mail.dedupeKey));
}

/** A mail with its secret in the gap; most have none. */
export function withSecret(secrets: Pick<Secrets, 'decrypt'>, mail: StoredMail): StoredMail {
  if (mail.secret_sealed === null) return mail;
  const secret = secrets.decrypt(mail.secret_sealed, contextOf(mail.division_id, mail.dedupe_key));
  const fill = (text: string): string => text.replaceAll(secretGap, secret);
  return { ...mail, html: fill(mail.html), body: fill(mail.body) };
}
