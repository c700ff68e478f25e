import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** A message from a shopper to a shop. */
export interface ContactLetter {
  name: string;
  email: string;
  message: string;
}

/** Sent to a store's owner: what a shopper wrote. An answer to it goes to the shopper. */
export function contactMail(
  { say, storeName: store }: MailBrand,
  { name, email, message }: ContactLetter,
): MailDraft {
  return {
    subject: say('Message from {name}', { name }),
    preheader: message.slice(0, 120),
    parts: [
      { kind: 'heading', text: say('A message from {name}', { name }) },
      { kind: 'quote', label: say('{name} ({email}) wrote', { name, email }), text: message },
      {
        kind: 'small',
        text: say(
          'Sent with the contact form of {store}. Reply to this email and your reply goes to {email}.',
          {
            store,
            email,
          },
        ),
      },
    ],
  };
}
