import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

const hello = (firstName: string): MailDraft['parts'][number] => ({
  kind: 'heading',
  text: firstName ? `Hello ${firstName}` : 'Hello',
});

/** Sent to who is invited to atlas. */
export function staffInviteMail(
  brand: MailBrand,
  { firstName, by, link }: { firstName: string; by: string; link: string },
): MailDraft {
  return {
    subject: `${by} invites you to ${brand.storeName} Atlas`,
    preheader: 'Choose a password, and you are in.',
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: `${by} has made you an account in Atlas, where the staff of ${brand.storeName} work. Choose a password to begin.`,
      },
      { kind: 'button', text: 'Choose a password', href: link },
      {
        kind: 'small',
        text: 'The link works once and for 7 days. If you do not know what this is about, ignore this mail.',
      },
    ],
  };
}

/** Sent to staff who may decide when a colleague asks for a permission. */
export function permissionAskedMail(
  brand: MailBrand,
  request: { firstName: string; by: string; title: string; reason: string; link: string },
): MailDraft {
  const { firstName, by, title, reason, link } = request;
  return {
    subject: `${by} asks for the permission “${title}”`,
    preheader: reason,
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: `${by} asks for the permission “${title}” in ${brand.storeName} Atlas, and you may decide.`,
      },
      { kind: 'paragraph', text: `The reason: ${reason}` },
      { kind: 'button', text: 'Grant or refuse it', href: link },
    ],
  };
}

/** Sent to who asked for a permission, when it was decided. */
export function permissionDecidedMail(
  brand: MailBrand,
  {
    firstName,
    title,
    granted,
    note,
    by,
    link,
  }: { firstName: string; title: string; granted: boolean; note: string; by: string; link: string },
): MailDraft {
  return {
    subject: granted
      ? `You have a new permission: ${title}`
      : `Your permission request was refused: ${title}`,
    preheader: granted ? 'Sign in again to use it.' : `What you asked for at ${brand.storeName} Atlas.`,
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: granted
          ? `${by} has given you the permission “${title}”. You were signed out, so that it is in force from your next sign-in on.`
          : `${by} has refused the permission “${title}” that you asked for.`,
      },
      ...(note === '' ? [] : [{ kind: 'paragraph' as const, text: `They wrote: ${note}` }]),
      { kind: 'button', text: granted ? 'Sign in' : 'See your requests', href: link },
    ],
  };
}

/** Sent to staff whose rights or status changed, so that they know. */
export function staffChangedMail(
  brand: MailBrand,
  { firstName, text }: { firstName: string; text: string },
): MailDraft {
  return {
    subject: `Your access to ${brand.storeName} Atlas has changed`,
    preheader: text,
    parts: [hello(firstName), { kind: 'paragraph', text }],
  };
}
