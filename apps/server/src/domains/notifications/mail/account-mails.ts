import type { CurrencyCode } from '@omnis/models';
import { mailMoney } from './mail-money.ts';
import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** How a mail about an account begins. */
export const hello = (brand: MailBrand, firstName: string): string =>
  firstName ? brand.say('Hello {firstName}', { firstName }) : brand.say('Hello');

/** Sent at sign-up; the link proves that the address is theirs. */
export function verifyAccountMail(
  brand: MailBrand,
  { firstName, link }: { firstName: string; link: string },
): MailDraft {
  return {
    subject: brand.say('Confirm your email address for {store}', { store: brand.storeName }),
    preheader: brand.say('One tap and your account is ready.'),
    parts: [
      {
        kind: 'heading',
        text: firstName ? brand.say('Welcome, {firstName}', { firstName }) : brand.say('Welcome'),
      },
      {
        kind: 'paragraph',
        text: brand.say('Confirm that this is your email address, and your account at {store} is ready.', {
          store: brand.storeName,
        }),
      },
      { kind: 'button', text: brand.say('Confirm my address'), href: link },
      {
        kind: 'small',
        text: brand.say('The link works for 24 hours. If you did not sign up, you can ignore this email.'),
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
    subject: brand.say('Set a new password for {store}', { store: brand.storeName }),
    preheader: brand.say('The link works for one hour.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say('Someone, hopefully you, asked to reset the password of your account at {store}.', {
          store: brand.storeName,
        }),
      },
      { kind: 'button', text: brand.say('Set a new password'), href: link },
      {
        kind: 'small',
        text: brand.say(
          'The link works once and for one hour. If this was not you, ignore this email: your password stays as it is.',
        ),
      },
    ],
  };
}

/** Sent when a password was changed, so that its owner knows. */
export function passwordChangedMail(brand: MailBrand, { firstName }: { firstName: string }): MailDraft {
  return {
    subject: brand.say('Your password at {store} was changed', { store: brand.storeName }),
    preheader: brand.say('If this was you, you don’t need to do anything.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say(
          'The password of your account at {store} was changed just now, and every device was signed out.',
          { store: brand.storeName },
        ),
      },
      {
        kind: 'small',
        text: brand.say(
          'If this was not you, set a new password at once with “Forgot your password?” on the sign-in page.',
        ),
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
    subject: brand.say('You already have an account at {store}', { store: brand.storeName }),
    preheader: brand.say('Sign in, or set a new password.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say(
          'Someone, perhaps you, tried to sign up at {store} with this address. It already has an account, so nothing has changed.',
          { store: brand.storeName },
        ),
      },
      { kind: 'button', text: brand.say('Sign in'), href: signIn },
      { kind: 'small', text: brand.say('If you forgot your password, set a new one: {reset}', { reset }) },
    ],
  };
}

/** Event of an account's second factor: turned on or off, new recovery codes, or one of them used. */
export type SecondFactorNews =
  | 'on'
  | 'off'
  | 'codes'
  | 'recovered'
  | 'sms-on'
  | 'sms-off'
  | 'passkey-on'
  | 'passkey-off';

const secondFactorTexts = {
  on: {
    subject: 'Two-factor sign-in is on',
    text: 'You now need a code from your authenticator app to sign in to your account. Keep your recovery codes where you can find them without your phone.',
  },
  off: {
    subject: 'Two-factor sign-in is off',
    text: 'You now sign in to your account with your password only.',
  },
  codes: {
    subject: 'You have new recovery codes',
    text: 'Your account has ten new recovery codes. The old ones no longer work.',
  },
  'sms-on': {
    subject: 'Codes by text message are on',
    text: 'You can now sign in to your account with a code that we text to your mobile number.',
  },
  'sms-off': {
    subject: 'Codes by text message are off',
    text: 'We no longer text you codes to sign in.',
  },
  'passkey-on': {
    subject: 'A passkey was added',
    text: 'You can now sign in to your account with a passkey, without a password or code. Your passkeys are on the security page of your account.',
  },
  'passkey-off': {
    subject: 'A passkey was removed',
    text: 'You can no longer sign in to your account with one of your passkeys.',
  },
  recovered: {
    subject: 'A recovery code was used',
    text: 'Someone, hopefully you, signed in to your account with a recovery code. The code no longer works.',
  },
} as const satisfies Readonly<Record<SecondFactorNews, { subject: string; text: string }>>;

/** Sent when the second factor of an account changed or was gone round, so that its owner knows. */
export function secondFactorMail(
  brand: MailBrand,
  { firstName, news }: { firstName: string; news: SecondFactorNews },
): MailDraft {
  const { subject, text } = secondFactorTexts[news];
  return {
    subject: brand.say('{subject} at {store}', { subject: brand.say(subject), store: brand.storeName }),
    preheader: brand.say('If this was you, you don’t need to do anything.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      { kind: 'paragraph', text: brand.say(text) },
      {
        kind: 'small',
        text: brand.say(
          'If this was not you, set a new password at once with “Forgot your password?” on the sign-in page.',
        ),
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
    subject: brand.say('Confirm your subscription to {store}', { store: brand.storeName }),
    preheader: brand.say('Please confirm that you want our newsletter.'),
    parts: [
      {
        kind: 'heading',
        text: firstName ? brand.say('Nearly there, {firstName}', { firstName }) : brand.say('Nearly there'),
      },
      {
        kind: 'paragraph',
        text: brand.say('Confirm that you want news and offers from {store}.', { store: brand.storeName }),
      },
      { kind: 'button', text: brand.say('Yes, subscribe me'), href: link },
      {
        kind: 'small',
        text: brand.say('If this was not you, ignore this email and you will hear nothing more.'),
      },
    ],
  };
}

/** A liked product as the mail shows it. */
export interface LikedProduct {
  name: string;
  /** Such as `Navy, M`; '' where nothing was chosen. */
  options: string;
  priceMinor: number;
  currency: CurrencyCode;
  /** Absolute address, or null. */
  image: string | null;
}

/** Sent to who asked for their favourites by mail. */
export function favouritesLinkMail(
  brand: MailBrand,
  { link, products }: { link: string; products: readonly LikedProduct[] },
): MailDraft {
  return {
    subject: brand.say('Your favourites at {store}', { store: brand.storeName }),
    preheader: brand.say('Open them on any device.'),
    parts: [
      { kind: 'heading', text: brand.say('Your favourites, saved for later') },
      { kind: 'paragraph', text: brand.say('Open this link on any device to have your favourites there.') },
      { kind: 'button', text: brand.say('Open my favourites'), href: link },
      {
        kind: 'goods',
        lines: products.map(({ name, options, priceMinor, currency, image }) => ({
          name,
          options,
          quantity: null,
          price: mailMoney(brand, priceMinor, currency),
          image,
        })),
      },
      {
        kind: 'small',
        text: brand.say(
          'The link works for 30 days. You can pass it on: it shows these products and nothing about you.',
        ),
      },
    ],
  };
}
