import { hello } from '../../notifications/mail/account-mails.ts';
import type { MailBrand } from '../../notifications/mail/brand.ts';
import type { MailDraft } from '../../notifications/mail/parts.ts';

const notYou =
  'If this was not you, sign in, cancel it, and change your password: somebody knows the one you have.';

/** Sent when a copy of somebody's data can be fetched. */
export function copyReadyMail(
  brand: MailBrand,
  { firstName, link, days }: { firstName: string; link: string; days: number },
): MailDraft {
  return {
    subject: brand.say('The copy of your data at {store} is ready', { store: brand.storeName }),
    preheader: brand.say('Fetch it within {days} days.', { days }),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say('You asked for a copy of all that {store} keeps of your account. It is ready.', {
          store: brand.storeName,
        }),
      },
      { kind: 'button', text: brand.say('Fetch my data'), href: link },
      {
        kind: 'small',
        text: brand.say(
          'You have to be signed in to fetch it. After {days} days it is thrown away; you can ask for another one at any time.',
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
    preheader: brand.say('Until then you can keep it after all.'),
    parts: [
      { kind: 'heading', text: hello(brand, firstName) },
      {
        kind: 'paragraph',
        text: brand.say(
          'You asked us to delete your account at {store}. We do so on {day}. Until then nothing changes, and you can take it back.',
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
        text: brand.say('You took the deletion of your account back. Everything is as it was.'),
      },
      { kind: 'small', text: brand.say('If this was not you, change your password at once.') },
    ],
  };
}
