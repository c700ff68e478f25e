import type { OrderReturn } from '@omnis/contract';
import type { MailBrand } from './brand.ts';
import { dear, receipt, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft } from './parts.ts';
import { refundWords } from './refund-words.ts';

/** The colour and size of something, as an email names them. */
export const optionsOf = ({ Colour, Size }: { Colour: string; Size: string }): string =>
  [Colour, Size].filter(Boolean).join(', ');

/** Sent when a customer wants to send something back: what it is, and the label. */
export function returnAskedMail(brand: MailBrand, order: OrderMailFacts, given: OrderReturn): MailDraft {
  const lines = given.lines.map(({ name, options, quantity, instead }) => {
    const what = `${quantity} × ${[name, optionsOf(options)].filter(Boolean).join(', ')}`;
    return instead ? brand.say('{what}, in exchange for {other}', { what, other: optionsOf(instead) }) : what;
  });
  return {
    subject: brand.say('Return {number}', { number: given.number }),
    preheader: brand.say('Print the label, put it on the parcel, and send it.'),
    parts: [
      { kind: 'heading', text: brand.say('Return {number}', { number: given.number }) },
      {
        kind: 'paragraph',
        text: dear(
          brand,
          order.firstName,
          brand.say(
            'print the label, put it on the parcel and keep the proof of posting. We will email you when it has arrived.',
          ),
        ),
      },
      { kind: 'columns', columns: [{ title: brand.say('You send back'), lines }] },
      { kind: 'button', text: brand.say('Print the label'), href: `${brand.origin}/returns/${order.hash}` },
    ],
  };
}

/** Sent when a customer cancels a return: whoever did not, or has sent the parcel, can say so. */
export function returnCancelledMail(brand: MailBrand, order: OrderMailFacts, number: string): MailDraft {
  const ask = brand.say('Reply to this email if the parcel is on its way already.');
  return {
    subject: brand.say('Your return {number} is cancelled', { number }),
    preheader: ask,
    parts: [
      { kind: 'heading', text: brand.say('Your return is cancelled') },
      {
        kind: 'paragraph',
        text: `${dear(
          brand,
          order.firstName,
          brand.say('this return of order {number} is cancelled. Its label can no longer be used.', {
            number: order.number,
          }),
        )} ${ask}`,
      },
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
    ],
  };
}

/** Result of a returned parcel. */
export interface BookedReturn {
  readonly number: string;
  readonly refundMinor: number;
  /** Amount that went back to gift cards. */
  readonly toCardsMinor?: number;
  readonly exchange: { readonly number: string; readonly hash: string } | null;
  /** Number of pieces announced, and number of them that were in the parcel. */
  readonly announced: number;
  readonly received: number;
}

/** Sent where nothing was there of what was to come back. */
function returnMissedMail(brand: MailBrand, order: OrderMailFacts, { number }: BookedReturn): MailDraft {
  const ask = brand.say('Reply to this email if you have sent it.');
  return {
    subject: brand.say('Your return {number} did not reach us', { number }),
    preheader: ask,
    parts: [
      { kind: 'heading', text: brand.say('Your return did not reach us') },
      {
        kind: 'paragraph',
        text: `${dear(
          brand,
          order.firstName,
          brand.say('we did not receive the items that you wanted to return from order {number}.', {
            number: order.number,
          }),
        )} ${ask}`,
      },
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
    ],
  };
}

/** Sent when a parcel that came back is booked in. */
export function returnBookedMail(brand: MailBrand, order: OrderMailFacts, given: BookedReturn): MailDraft {
  const { number, refundMinor, toCardsMinor = 0, exchange, announced, received } = given;
  if (received === 0) return returnMissedMail(brand, order, given);
  const outcome = exchange
    ? brand.say('We are making order {number} to replace it, at no cost to you.', {
        number: exchange.number,
      })
    : refundMinor > 0
      ? refundWords(brand, {
          refundMinor,
          toCardsMinor,
          currency: order.currency,
          outside: order.paidOutside,
        })
      : brand.say('Reply to this email if you have a question about it.');
  const told = [
    dear(
      brand,
      order.firstName,
      brand.say('we have received the items that you returned from order {number}.', {
        number: order.number,
      }),
    ),
    ...(received < announced
      ? [
          brand.say('Announced: {announced}; found in the parcel: {received}.', {
            announced,
            received,
          }),
        ]
      : []),
    outcome,
  ];
  return {
    subject: brand.say('Your return {number} has arrived', { number }),
    preheader: outcome,
    parts: [
      { kind: 'heading', text: brand.say('Your return has arrived') },
      { kind: 'paragraph', text: told.join(' ') },
      {
        kind: 'button',
        text: exchange ? brand.say('View the exchange') : brand.say('View your order'),
        href: exchange ? `${brand.origin}/receipt/${exchange.hash}` : receipt(brand, order),
      },
    ],
  };
}
