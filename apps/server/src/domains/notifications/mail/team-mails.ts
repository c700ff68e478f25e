import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Sent to who is invited to the team of a store. */
export function teamInvitationMail(
  brand: MailBrand,
  { by, store, link, days }: { by: string; store: string; link: string; days: number },
): MailDraft {
  return {
    subject: `${by} invites you to the team of ${store}`,
    preheader: `Help to run ${store}.`,
    parts: [
      { kind: 'heading', text: `Join the team of ${store}` },
      {
        kind: 'paragraph',
        text: `${by} would like you to help run ${store} on ${brand.storeName}. Open the link to create your account, or to sign in with the one you have.`,
      },
      { kind: 'button', text: 'Join the team', href: link },
      {
        kind: 'small',
        text: `The link works once and for ${days} days. If you do not know ${by}, you can ignore this mail.`,
      },
    ],
  };
}

/** Sent to those who may grant it when a member of a store's team asks for a permission. */
export function permissionRequestMail(
  _brand: MailBrand,
  request: { by: string; store: string; permission: string; reason: string; link: string },
): MailDraft {
  const { by, store, permission, reason, link } = request;
  return {
    subject: `${by} asks for “${permission}” in ${store}`,
    preheader: reason,
    parts: [
      { kind: 'heading', text: `${by} asks for “${permission}”` },
      { kind: 'paragraph', text: `The reason: ${reason}` },
      { kind: 'button', text: 'Grant or refuse it', href: link },
    ],
  };
}

/** Sent to a member of a team when what they asked for was decided. */
export function permissionDecisionMail(
  _brand: MailBrand,
  decision: { store: string; permission: string; granted: boolean; link: string },
): MailDraft {
  const { store, permission, granted, link } = decision;
  return {
    subject: granted
      ? `You may use “${permission}” in ${store} now`
      : `Your request for “${permission}” in ${store} was refused`,
    preheader: granted ? 'It is open to you now.' : 'Nothing has changed for you.',
    parts: [
      { kind: 'heading', text: granted ? 'It is open to you now' : 'Not this time' },
      {
        kind: 'paragraph',
        text: granted
          ? `An owner of ${store} has granted you the permission “${permission}”.`
          : `An owner of ${store} has refused the permission “${permission}”. Talk to them if you need it for your work.`,
      },
      ...(granted ? [{ kind: 'button' as const, text: 'Open the dashboard', href: link }] : []),
    ],
  };
}
