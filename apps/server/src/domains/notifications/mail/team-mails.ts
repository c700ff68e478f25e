import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Sent to who is invited to the team of a store. */
export function teamInvitationMail(
  { say, storeName: platform }: MailBrand,
  { by, store, link, days }: { by: string; store: string; link: string; days: number },
): MailDraft {
  return {
    subject: say('{by} invites you to the team of {store}', { by, store }),
    preheader: say('Help to run {store}.', { store }),
    parts: [
      { kind: 'heading', text: say('Join the team of {store}', { store }) },
      {
        kind: 'paragraph',
        text: say(
          '{by} would like you to help run {store} on {platform}. Open the link to create your account, or to sign in with the one you have.',
          { by, store, platform },
        ),
      },
      { kind: 'button', text: say('Join the team'), href: link },
      {
        kind: 'small',
        text: say(
          'The link works once and for {days} days. If you do not know {by}, you can ignore this email.',
          { days, by },
        ),
      },
    ],
  };
}

/** Sent to those who may grant it when a member of a store's team asks for a permission. */
export function permissionRequestMail(
  { say }: MailBrand,
  request: { by: string; store: string; permission: string; reason: string; link: string },
): MailDraft {
  const { by, store, permission, reason, link } = request;
  return {
    subject: say('{by} asks for “{permission}” in {store}', { by, permission, store }),
    preheader: reason,
    parts: [
      { kind: 'heading', text: say('{by} asks for “{permission}”', { by, permission }) },
      { kind: 'paragraph', text: say('The reason: {reason}', { reason }) },
      { kind: 'button', text: say('Grant or refuse it'), href: link },
    ],
  };
}

/** Sent to a member of a team when what they asked for was decided. */
export function permissionDecisionMail(
  { say }: MailBrand,
  decision: { store: string; permission: string; granted: boolean; link: string },
): MailDraft {
  const { store, permission, granted, link } = decision;
  const about = { store, permission };
  return {
    subject: granted
      ? say('You may use “{permission}” in {store} now', about)
      : say('Your request for “{permission}” in {store} was refused', about),
    preheader: granted ? say('It is open to you now.') : say('Nothing has changed for you.'),
    parts: [
      { kind: 'heading', text: granted ? say('It is open to you now') : say('Not this time') },
      {
        kind: 'paragraph',
        text: granted
          ? say('An owner of {store} has granted you the permission “{permission}”.', about)
          : say(
              'An owner of {store} has refused the permission “{permission}”. Talk to them if you need it for your work.',
              about,
            ),
      },
      ...(granted ? [{ kind: 'button' as const, text: say('Open the dashboard'), href: link }] : []),
    ],
  };
}
