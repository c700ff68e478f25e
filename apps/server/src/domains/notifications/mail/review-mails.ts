import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Facts that the emails about a review give. */
export interface ReviewFacts {
  readonly store: string;
  /** Why it began; when it is lifted, a note, or ''. */
  readonly reason: string;
  /** The dashboard. */
  readonly link: string;
}

/** Sent to the owners of a store that staff put under review. */
export function reviewBegunMail(
  { say, storeName: platform }: MailBrand,
  { store, reason, link }: ReviewFacts,
): MailDraft {
  return {
    subject: say('{store} is under review', { store }),
    preheader: say('Visitors cannot see the shop until the review is over.'),
    parts: [
      { kind: 'heading', text: say('{store} is under review', { store }) },
      {
        kind: 'paragraph',
        text: say(
          '{platform} has put your store under review. Until that is over, visitors see a page that says so, and cannot order.',
          { platform },
        ),
      },
      { kind: 'paragraph', text: say('The reason: {reason}', { reason }) },
      {
        kind: 'paragraph',
        text: say(
          'Your dashboard works as before, and your team can look at the shop from there. Orders that were paid are made and sent. Fix what the reason names, then reply to this email. We will check again and email you as soon as the shop is open.',
        ),
      },
      { kind: 'button', text: say('Open the dashboard'), href: link },
    ],
  };
}

/** Sent to the owners of a store when its review is lifted. */
export function reviewLiftedMail(
  { say, storeName: platform }: MailBrand,
  { store, reason, link }: ReviewFacts,
): MailDraft {
  return {
    subject: say('The review of {store} is over', { store }),
    preheader: say('Visitors see the shop again.'),
    parts: [
      { kind: 'heading', text: say('The review of {store} is over', { store }) },
      {
        kind: 'paragraph',
        text: say('{platform} has lifted the review of your store. The shop is as open as you have set it.', {
          platform,
        }),
      },
      ...(reason === '' ? [] : [{ kind: 'paragraph' as const, text: say('We noted: {reason}', { reason }) }]),
      { kind: 'button', text: say('Open the dashboard'), href: link },
    ],
  };
}
