import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** What a shopper wrote to a shop. */
export interface ContactLetter {
  name: string;
  email: string;
  message: string;
}

/** Sent to a store's owner: what a shopper wrote. An answer to it goes to the shopper. */
export function contactMail({ storeName }: MailBrand, { name, email, message }: ContactLetter): MailDraft {
  return {
    subject: `Message from ${name}`,
    preheader: message.slice(0, 120),
    parts: [
      { kind: 'heading', text: `A message from ${name}` },
      { kind: 'quote', label: `${name} (${email}) wrote`, text: message },
      {
        kind: 'small',
        text: `Sent with the contact form of ${storeName}. Answer this mail, and your answer goes to ${email}.`,
      },
    ],
  };
}
