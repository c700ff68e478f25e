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
    preheader: 'Choose a password to get started.',
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: `${by} has made you an account in Atlas, where the staff of ${brand.storeName} work. Choose a password to begin.`,
      },
      { kind: 'button', text: 'Choose a password', href: link },
      {
        kind: 'small',
        text: 'The link works once and for 7 days. If you do not know what this is about, ignore this email.',
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

/** Sent to the new address of a member of staff: the link proves it. */
export function emailProofMail(
  brand: MailBrand,
  { firstName, link }: { firstName: string; link: string },
): MailDraft {
  return {
    subject: `Confirm your new email address for ${brand.storeName} Atlas`,
    preheader: 'Nothing changes until you do.',
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: `You asked to sign in to ${brand.storeName} Atlas with this email address. Confirm that it is yours.`,
      },
      { kind: 'button', text: 'Confirm this address', href: link },
      {
        kind: 'small',
        text: 'The link works once and for 24 hours, while you are signed in. If you did not ask for it, ignore this email.',
      },
    ],
  };
}

/** Sent to the address of a member of staff when another one is asked for, so that they can stop it. */
export function emailAskedMail(
  brand: MailBrand,
  { firstName, email }: { firstName: string; email: string },
): MailDraft {
  return {
    subject: `A new email address for your ${brand.storeName} Atlas account`,
    preheader: `The new address is ${email}.`,
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: `Someone who is signed in to your account asked to change its email address to ${email}. It changes once the link that we sent there is opened.`,
      },
      {
        kind: 'small',
        text: 'If this was not you, change your password now and tell whoever manages staff.',
      },
    ],
  };
}

/** Sent to the address that an account of staff had until now. */
export function emailChangedMail(
  brand: MailBrand,
  { firstName, email }: { firstName: string; email: string },
): MailDraft {
  return {
    subject: `Your ${brand.storeName} Atlas email address was changed`,
    preheader: `You now sign in with ${email}.`,
    parts: [
      hello(firstName),
      {
        kind: 'paragraph',
        text: `You now sign in to ${brand.storeName} Atlas with ${email}. Your other devices were signed out, and this address gets no more emails about the account.`,
      },
      { kind: 'small', text: 'If this was not you, tell whoever manages staff at once.' },
    ],
  };
}
