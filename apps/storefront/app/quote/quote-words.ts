import type { ReadValue } from '../data/reads.ts';

/** A quote as the one who asked for it sees it. */
export type Quote = ReadValue<'quotesGet'>;

/** The news of a quote in a shopper's words, and what happens next. */
export interface QuoteNews {
  readonly title: string;
  readonly text: string;
  readonly next: readonly string[];
}

const fromPrice = [
  'You accept the price, or say what should change.',
  'You get a mock-up with your artwork to approve.',
  'You confirm with a purchase order number, and we make it.',
];

/** What a quote's page says at its head. */
export function newsOf({ status, offer, asked, mockup, contact, poNumber }: Quote): QuoteNews {
  const write = `We write to ${contact.email}.`;
  switch (status) {
    case 'quote':
      if (asked !== '')
        return {
          title: 'We are changing your quote',
          text: `You have asked for changes. We work them in and send you a new price. ${write}`,
          next: fromPrice,
        };
      return offer === null
        ? {
            title: `Thank you, ${contact.firstName}`,
            text: `We have your request. We look at it and send you a price. ${write}`,
            next: fromPrice,
          }
        : {
            title: 'Your price is here',
            text: 'Look at it in peace. Nothing is made before you agree.',
            next: fromPrice.slice(1),
          };
    case 'bespoke_idle':
      return {
        title: 'Your quote is resting',
        text: 'It was not taken up. Answer one of our mails, and we wake it up again.',
        next: [],
      };
    case 'bespoke_requested_terms':
      return {
        title: 'You have asked for credit terms',
        text: `We look at your company and answer soon. ${write}`,
        next: fromPrice.slice(1),
      };
    case 'bespoke_authorised_terms':
      return {
        title: 'Your credit terms are agreed',
        text: `We are making your mock-up. ${write}`,
        next: fromPrice.slice(1),
      };
    case 'bespoke_mockup':
      return mockup === null || asked !== ''
        ? {
            title: asked === '' ? 'We are making your mock-up' : 'We are changing your mock-up',
            text: `It shows how your artwork will be printed. ${write}`,
            next: fromPrice.slice(1),
          }
        : {
            title: 'Your mock-up is here',
            text: 'Look at it closely: this is what will be printed.',
            next: fromPrice.slice(2),
          };
    case 'bespoke_approved':
      return {
        title: 'Your artwork is approved',
        text: 'One step is left: confirm with the number of your purchase order.',
        next: ['We make it as soon as you have confirmed.'],
      };
    case 'po_confirmed':
      return {
        title: 'Your order is confirmed',
        text: `Purchase order ${poNumber}. We make it now. ${write}`,
        next: [],
      };
    case 'bespoke_shipped':
      return { title: 'Your order is on its way', text: write, next: [] };
    case 'bespoke_refunded':
      return {
        title: 'Your order was refunded',
        text: 'Your bank may take a few days to show it.',
        next: [],
      };
    default:
      return { title: 'Your order is being made', text: write, next: [] };
  }
}
