import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';
import { wish, type QuoteMailFacts } from './quote-mails.ts';

/** Sent to the shop: who asks for what. An answer to it goes to the shopper. */
export function quoteToShopMail(brand: MailBrand, facts: QuoteMailFacts): MailDraft {
  const { number, customerName, company, email, phone, details } = facts;
  return {
    subject: `${customerName} asks for quote ${number}`,
    preheader: facts.what,
    parts: [
      { kind: 'heading', text: `${customerName} asks for a quote` },
      wish(brand, facts),
      {
        kind: 'columns',
        columns: [
          { title: 'Who', lines: [customerName, company, email, phone].filter((line) => line !== '') },
        ],
      },
      ...(details === '' ? [] : [{ kind: 'quote', label: `${customerName} wrote`, text: details } as const]),
      {
        kind: 'small',
        text: `It is in the queue as order ${number}. Answer this mail, and your answer goes to ${email}.`,
      },
    ],
  };
}

/** Sent to the shop: what a customer has answered. An answer to it goes to the customer. */
export function quoteAnsweredMail(answer: {
  number: string;
  customerName: string;
  /** Such as `accepts the price`. */
  what: string;
  note: string;
}): MailDraft {
  const { number, customerName, what, note } = answer;
  return {
    subject: `${customerName} ${what} (quote ${number})`,
    preheader: note || `Quote ${number} goes on.`,
    parts: [
      { kind: 'heading', text: `${customerName} ${what}` },
      ...(note === '' ? [] : [{ kind: 'quote', label: `${customerName} wrote`, text: note } as const]),
      { kind: 'small', text: `Order ${number} in the queue.` },
    ],
  };
}
