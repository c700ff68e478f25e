import { rules } from '@omnis/validation';

/** The address of a contact form when it is one, else ''. */
export function readAddress(text: string): string {
  const address = text.trim();
  return address !== '' && address.length <= 254 && rules.email(address) === null ? address : '';
}

/** A letter as it is filled in. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Characters of a message that a mail program is handed: longer addresses are cut by some of them. */
export const longestDraft = 1_500;

/**
 * The mailto address of a letter to a shop. Everything is percent-encoded, so that a text can add no header and no
 * second recipient.
 */
export function mailtoOf(to: string, { name, email, message }: Letter): string {
  const [local = '', domain = ''] = to.split('@');
  const subject = `Message from ${name}`;
  const body = `${Array.from(message).slice(0, longestDraft).join('')}\r\n\r\n${name}\r\n${email}`;
  return `mailto:${encode(local)}@${encode(domain)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Half a surrogate pair, which a paste may leave, would make `encodeURIComponent` throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
