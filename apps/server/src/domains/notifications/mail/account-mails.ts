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

/** Sent to who forgot the password of an account. */
export function resetPasswordMail(
  brand: MailBrand,
  { firstName, link }: { firstName: string; link: string },
): MailDraft {
  return {
    subject: `Set a new password for ${brand.storeName}`,
    preheader: 'The link works for one hour.',
    parts: [
      { kind: 'heading', text: firstName ? `Hello ${firstName}` : 'Hello' },
      {
        kind: 'paragraph',
        text: `Somebody, you we hope, wants to set a new password for your account at ${brand.storeName}.`,
      },
      { kind: 'button', text: 'Set a new password', href: link },
      {
        kind: 'small',
        text: 'The link works once and for one hour. If this was not you, ignore this mail: your password stays as it is.',
      },
    ],
  };
}

/** Sent when a password was changed, so that its owner knows. */
export function passwordChangedMail(brand: MailBrand, { firstName }: { firstName: string }): MailDraft {
  return {
    subject: `Your password at ${brand.storeName} was changed`,
    preheader: 'If this was you, all is well.',
    parts: [
      { kind: 'heading', text: firstName ? `Hello ${firstName}` : 'Hello' },
      {
        kind: 'paragraph',
        text: `The password of your account at ${brand.storeName} was changed just now, and every device was signed out.`,
      },
      {
        kind: 'small',
        text: 'If this was not you, set a new password at once by “Forgot your password?” on the sign-in page.',
      },
    ],
  };
}

/** Sent when somebody signs up with an address that has an account already. */
export function accountExistsMail(
  brand: MailBrand,
  { firstName, signIn, reset }: { firstName: string; signIn: string; reset: string },
): MailDraft {
  return {
    subject: `You already have an account at ${brand.storeName}`,
    preheader: 'Sign in, or set a new password.',
    parts: [
      { kind: 'heading', text: firstName ? `Hello ${firstName}` : 'Hello' },
      {
        kind: 'paragraph',
        text: `Somebody, you perhaps, wanted to sign up at ${brand.storeName} with this address. It has an account already, and nothing was changed.`,
      },
      { kind: 'button', text: 'Sign in', href: signIn },
      { kind: 'small', text: `If you forgot your password, set a new one: ${reset}` },
    ],
  };
}

/** What happened to the second factor of an account: turned on or off, new recovery codes, or one of them used. */
export type SecondFactorNews =
  | 'on'
  | 'off'
  | 'codes'
  | 'recovered'
  | 'sms-on'
  | 'sms-off'
  | 'passkey-on'
  | 'passkey-off';

const secondFactorTexts: Readonly<Record<SecondFactorNews, { subject: string; text: string }>> = {
  on: {
    subject: 'Two-factor sign-in is on',
    text: 'Signing in to your account now takes a code of your authenticator app. Keep your recovery codes where you find them without your phone.',
  },
  off: {
    subject: 'Two-factor sign-in is off',
    text: 'Signing in to your account takes the password alone now.',
  },
  codes: {
    subject: 'You have new recovery codes',
    text: 'Ten new recovery codes were made for your account. Those before do not work any more.',
  },
  'sms-on': {
    subject: 'Codes by text message are on',
    text: 'Signing in to your account can now be proved with a code that we text to your mobile number.',
  },
  'sms-off': {
    subject: 'Codes by text message are off',
    text: 'We text no codes for your account any more.',
  },
  'passkey-on': {
    subject: 'A passkey was added',
    text: 'Your account can now be opened with a passkey, without password and code. You find your passkeys on the security page of your account.',
  },
  'passkey-off': {
    subject: 'A passkey was removed',
    text: 'A passkey does not open your account any more.',
  },
  recovered: {
    subject: 'A recovery code was used',
    text: 'Somebody, you we hope, signed in to your account with a recovery code. The code does not work any more.',
  },
};

/** Sent when the second factor of an account changed or was gone round, so that its owner knows. */
export function secondFactorMail(
  brand: MailBrand,
  { firstName, news }: { firstName: string; news: SecondFactorNews },
): MailDraft {
  const { subject, text } = secondFactorTexts[news];
  return {
    subject: `${subject} at ${brand.storeName}`,
    preheader: 'If this was you, all is well.',
    parts: [
      { kind: 'heading', text: firstName ? `Hello ${firstName}` : 'Hello' },
      { kind: 'paragraph', text },
      {
        kind: 'small',
        text: 'If this was not you, set a new password at once by “Forgot your password?” on the sign-in page.',
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
