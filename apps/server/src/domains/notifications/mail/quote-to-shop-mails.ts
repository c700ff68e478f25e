import type { CallInput } from '@omnis/contract';
import type { MailText } from '../../../texts/mails/mail-words.ts';
import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';
import { wish, type QuoteMailFacts } from './quote-mails.ts';

/** Sent to the shop: who asks for what. An answer to it goes to the shopper. */
export function quoteToShopMail(brand: MailBrand, facts: QuoteMailFacts): MailDraft {
  const { say } = brand;
  const { number, customerName: name, company, email, phone, details } = facts;
  return {
    subject: say('{name} asks for quote {number}', { name, number }),
    preheader: facts.what,
    parts: [
      { kind: 'heading', text: say('{name} asks for a quote', { name }) },
      wish(brand, facts),
      {
        kind: 'columns',
        columns: [{ title: say('Who'), lines: [name, company, email, phone].filter((line) => line !== '') }],
      },
      ...(details === ''
        ? []
        : [{ kind: 'quote', label: say('{name} wrote', { name }), text: details } as const]),
      {
        kind: 'small',
        text: say(
          'It is in the queue as order {number}. Reply to this email and your reply goes to {email}.',
          { number, email },
        ),
      },
    ],
  };
}

/** Answers of a customer to a quote. */
const answers = {
  accept: '{name} accepts the price',
  terms: '{name} accepts the price and asks for credit terms',
  approve: '{name} approves the mock-up',
  confirm: '{name} confirms the order',
  change: '{name} asks for changes',
} as const satisfies Readonly<Record<CallInput<'quotes.answer'>['body']['action'], MailText>>;

/** Sent to the shop: what a customer has answered. An answer to it goes to the customer. */
export function quoteAnsweredMail(
  { say }: MailBrand,
  answer: {
    number: string;
    customerName: string;
    action: keyof typeof answers;
    /** Requested change; '' for other answers. */
    note: string;
    /** Number of the purchase order; '' until it is confirmed. */
    poNumber: string;
  },
): MailDraft {
  const { number, customerName: name, action, poNumber } = answer;
  const what = say(answers[action], { name });
  const note = poNumber === '' ? answer.note : say('Purchase order {number}', { number: poNumber });
  return {
    subject: say('{text} (quote {number})', { text: what, number }),
    preheader: note || say('Quote {number} goes on.', { number }),
    parts: [
      { kind: 'heading', text: what },
      ...(note === '' ? [] : [{ kind: 'quote', label: say('{name} wrote', { name }), text: note } as const]),
      { kind: 'small', text: say('Order {number} in the queue.', { number }) },
    ],
  };
}
