import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Sent to who has confirmed that they want a store's news, with the coupon that they were offered for it. */
export function subscriberOfferMail(
  brand: MailBrand,
  {
    firstName,
    title,
    coupon,
    link,
  }: {
    firstName: string;
    /** What was offered; '' says it in general. */ title: string;
    coupon: string;
    link: string;
  },
): MailDraft {
  return {
    subject: `Your code for ${brand.storeName}`,
    preheader: `${coupon}: enter it in your basket.`,
    parts: [
      { kind: 'heading', text: firstName ? `Thank you, ${firstName}` : 'Thank you' },
      {
        kind: 'paragraph',
        text: `You are on the list of ${brand.storeName}. As promised${title === '' ? '' : `, ${title}`}: enter this code in your basket.`,
      },
      { kind: 'quote', label: 'Your code', text: coupon },
      { kind: 'button', text: 'Go to the shop', href: link },
      { kind: 'small', text: 'You get this mail because you have confirmed your subscription.' },
    ],
  };
}
