import { hello } from '../../notifications/mail/account-mails.ts';
import type { MailBrand } from '../../notifications/mail/brand.ts';
import type { MailDraft } from '../../notifications/mail/parts.ts';

const notYou = 'If this was not you, sign in, cancel it, and change your password: someone else knows it.';

/** Sent when a copy of somebody's data can be fetched. */
export function copyReadyMail(
  brand: MailBrand,
  { firstName, link, days }: { firstName: string; link: string; days: number },
): MailDraft {
  return {
    subject: brand.say('The copy of your data at {store} is ready', { store: brand.storeName }),
    preheader: brand.say('Download it within {days} days.', { days }),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say(
          'You asked for a copy of the data that {store} stores about your account. It is ready.',
          {
            store: brand.storeName,
          },
        ),
      },
      { kind: 'button', text: brand.say('Download my data'), href: link },
      {
        kind: 'small',
        text: brand.say(
          'Sign in to download it. We delete it after {days} days; you can ask for a new copy at any time.',
          { days },
        ),
      },
    ],
  };
}

/** Sent when somebody asked for the deletion of the account, with time to think again. */
export function deletionAskedMail(
  brand: MailBrand,
  { firstName, link, due }: { firstName: string; link: string; due: Date },
): MailDraft {
  const day = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(due);
  return {
    subject: brand.say('Your account at {store} will be deleted on {day}', { store: brand.storeName, day }),
    preheader: brand.say('You can change your mind until then.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say(
          'You asked us to delete your account at {store}. We will delete it on {day}. Until then nothing changes, and you can cancel the deletion.',
          { store: brand.storeName, day },
        ),
      },
      { kind: 'button', text: brand.say('Keep my account'), href: link },
      { kind: 'small', text: brand.say(notYou) },
    ],
  };
}

/** Sent when a deletion was taken back. */
export function deletionCancelledMail(brand: MailBrand, { firstName }: { firstName: string }): MailDraft {
  return {
    subject: brand.say('Your account at {store} stays', { store: brand.storeName }),
    preheader: brand.say('Nothing is deleted.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say('You cancelled the deletion of your account. Nothing has changed.'),
      },
      { kind: 'small', text: brand.say('If this was not you, change your password at once.') },
    ],
  };
}
