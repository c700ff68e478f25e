import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** What the mails about a review tell. */
export interface ReviewFacts {
  readonly store: string;
  /** Why it began; when it is lifted, a note, or ''. */
  readonly reason: string;
  /** The dashboard. */
  readonly link: string;
}

/** Sent to the owners of a store that staff put under review. */
export function reviewBegunMail(brand: MailBrand, { store, reason, link }: ReviewFacts): MailDraft {
  return {
    subject: `${store} is under review`,
    preheader: 'Visitors cannot see the shop until the review is over.',
    parts: [
      { kind: 'heading', text: `${store} is under review` },
      {
        kind: 'paragraph',
        text: `${brand.storeName} has put your store under review. Until that is over, visitors see a page that says so, and cannot order.`,
      },
      { kind: 'paragraph', text: `The reason: ${reason}` },
      {
        kind: 'paragraph',
        text: 'Your dashboard works as before, and your team can look at the shop from there. Orders that were paid are made and sent. Put right what the reason names, then answer this mail: we look again, and tell you as soon as the shop is open.',
      },
      { kind: 'button', text: 'Open the dashboard', href: link },
    ],
  };
}

/** Sent to the owners of a store when its review is lifted. */
export function reviewLiftedMail(brand: MailBrand, { store, reason, link }: ReviewFacts): MailDraft {
  return {
    subject: `The review of ${store} is over`,
    preheader: 'Visitors see the shop again.',
    parts: [
      { kind: 'heading', text: `The review of ${store} is over` },
      {
        kind: 'paragraph',
        text: `${brand.storeName} has lifted the review of your store. The shop is as open as you have set it.`,
      },
      ...(reason === '' ? [] : [{ kind: 'paragraph' as const, text: `We noted: ${reason}` }]),
      { kind: 'button', text: 'Open the dashboard', href: link },
    ],
  };
}
