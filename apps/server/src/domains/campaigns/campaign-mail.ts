import type { Campaign } from '@omnis/contract';
import type { MailBrand } from '../notifications/mail/brand.ts';
import type { MailDraft, MailPart } from '../notifications/mail/parts.ts';

/** An address of a campaign with the mark by which the shop counts that it was followed. */
export function followed(
  href: string,
  { origin, id }: { readonly origin: string; readonly id: string },
): string {
  if (!URL.canParse(href, origin)) return origin;
  const url = new URL(href, origin);
  // Another site is none of our business.
  if (url.origin === new URL(origin).origin) url.searchParams.set('campaign', id);
  return url.href;
}

/** The email of a campaign: its words, its buttons, and the way off the list. */
export function campaignMail(
  { say, storeName }: MailBrand,
  { id, title, body, href, actions }: Campaign,
  { origin, unsubscribe }: { readonly origin: string; readonly unsubscribe: string | null },
): MailDraft {
  const link = (to: string): string => followed(to, { origin, id });
  // A button that acts on the page has no place in an email.
  const buttons = actions.filter((action) => !action.href.startsWith('@'));
  const parts: MailPart[] = [
    { kind: 'heading', text: title },
    ...body
      .split(/\n{2,}/)
      .filter((text) => text.trim() !== '')
      .map((text): MailPart => ({ kind: 'paragraph', text })),
    ...buttons.map((action): MailPart => ({ kind: 'button', text: action.text, href: link(action.href) })),
    ...(buttons.length === 0
      ? [{ kind: 'button', text: say('Go to the shop'), href: link(href || '/') } as const]
      : []),
    { kind: 'small', text: say('You get this email because you have confirmed your subscription.') },
    ...(unsubscribe === null
      ? []
      : [{ kind: 'link', text: say('Unsubscribe from the newsletter'), href: unsubscribe } as const]),
  ];
  return { subject: title, preheader: body.slice(0, 120) || storeName, parts };
}
