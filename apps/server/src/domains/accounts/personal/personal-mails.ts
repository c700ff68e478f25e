import type { MailBrand } from '../../notifications/mail/brand.ts';
import type { MailDraft } from '../../notifications/mail/parts.ts';

const hello = (firstName: string): string => (firstName ? `Hello ${firstName}` : 'Hello');
const notYou =
  'If this was not you, sign in, cancel it, and change your password: somebody knows the one you have.';

/** Sent when a copy of somebody's data can be fetched. */
export function copyReadyMail(
  brand: MailBrand,
  { firstName, link, days }: { firstName: string; link: string; days: number },
): MailDraft {
  return {
    subject: `The copy of your data at ${brand.storeName} is ready`,
    preheader: `Fetch it within ${days} days.`,
    parts: [
      { kind: 'heading', text: hello(firstName) },
      {
        kind: 'paragraph',
        text: `You asked for a copy of all that ${brand.storeName} keeps of your account. It is ready.`,
      },
      { kind: 'button', text: 'Fetch my data', href: link },
      {
        kind: 'small',
        text: `You have to be signed in to fetch it. After ${days} days it is thrown away; you can ask for another one at any time.`,
      },
    ],
  };
}

/** Sent when somebody asked for the deletion of the account, with time to think again. */
export function deletionAskedMail(
  brand: MailBrand,
  { firstName, link, day }: { firstName: string; link: string; day: string },
): MailDraft {
  return {
    subject: `Your account at ${brand.storeName} will be deleted on ${day}`,
    preheader: 'Until then you can keep it after all.',
    parts: [
      { kind: 'heading', text: hello(firstName) },
      {
        kind: 'paragraph',
        text: `You asked us to delete your account at ${brand.storeName}. We do so on ${day}. Until then nothing changes, and you can take it back.`,
      },
      { kind: 'button', text: 'Keep my account', href: link },
      { kind: 'small', text: notYou },
    ],
  };
}

/** Sent when a deletion was taken back. */
export function deletionCancelledMail(brand: MailBrand, { firstName }: { firstName: string }): MailDraft {
  return {
    subject: `Your account at ${brand.storeName} stays`,
    preheader: 'Nothing is deleted.',
    parts: [
      { kind: 'heading', text: hello(firstName) },
      { kind: 'paragraph', text: 'You took the deletion of your account back. Everything is as it was.' },
      { kind: 'small', text: 'If this was not you, change your password at once.' },
    ],
  };
}
