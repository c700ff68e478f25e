import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Sent at sign-up; the link proves that the address is theirs. */
export function verifyAccountMail(
  brand: MailBrand,
  { firstName, link }: { firstName: string; link: string },
): MailDraft {
  return {
    subject: `Confirm your email address for ${brand.storeName}`,
    preheader: 'One tap and your account is ready.',
    parts: [
      { kind: 'heading', text: firstName ? `Welcome, ${firstName}` : 'Welcome' },
      {
        kind: 'paragraph',
        text: `Confirm that this is your email address, and your account at ${brand.storeName} is ready.`,
      },
      { kind: 'button', text: 'Confirm my address', href: link },
      {
        kind: 'small',
        text: 'The link works for 24 hours. If you did not sign up, you can ignore this mail.',
      },
    ],
  };
}

/** Sent to who subscribed to a mailing list; nothing else is sent before they confirm. */
export function verifySubscriptionMail(
  brand: MailBrand,
  { firstName, link }: { firstName: string; link: string },
): MailDraft {
  return {
    subject: `Confirm your subscription to ${brand.storeName}`,
    preheader: 'Please confirm that you want our news.',
    parts: [
      { kind: 'heading', text: firstName ? `Nearly there, ${firstName}` : 'Nearly there' },
      { kind: 'paragraph', text: `Confirm that you want news and offers from ${brand.storeName}.` },
      { kind: 'button', text: 'Yes, subscribe me', href: link },
      { kind: 'small', text: 'If this was not you, ignore this mail and you will hear nothing more.' },
    ],
  };
}

/** A liked product as the mail shows it. */
export interface LikedProduct {
  name: string;
  price: string;
  /** Absolute address, or null. */
  image: string | null;
}

/** Sent to who asked for their favourites by mail. */
export function favouritesLinkMail(
  brand: MailBrand,
  { link, products }: { link: string; products: readonly LikedProduct[] },
): MailDraft {
  return {
    subject: `Your favourites at ${brand.storeName}`,
    preheader: 'Open them on any device.',
    parts: [
      { kind: 'heading', text: 'Your favourites, saved for later' },
      { kind: 'paragraph', text: 'Open this link on any device to have your favourites there.' },
      { kind: 'button', text: 'Open my favourites', href: link },
      {
        kind: 'goods',
        lines: products.map(({ name, price, image }) => ({ name, options: '', quantity: 1, price, image })),
      },
      {
        kind: 'small',
        text: 'The link works for 30 days. You can pass it on: it shows these products and nothing about you.',
      },
    ],
  };
}
