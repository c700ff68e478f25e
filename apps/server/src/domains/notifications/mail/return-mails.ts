import type { OrderReturn } from '@omnis/contract';
import { formatMoney } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { receipt, type OrderMailFacts } from './order-mails.ts';
import type { MailDraft } from './parts.ts';

const optionsOf = ({ Colour, Size }: { Colour: string; Size: string }): string =>
  [Colour, Size].filter(Boolean).join(', ');

/** Sent when a customer wants to send something back: what it is, and the label. */
export function returnAskedMail(brand: MailBrand, order: OrderMailFacts, given: OrderReturn): MailDraft {
  const lines = given.lines.map(({ name, options, quantity, instead }) => {
    const what = `${quantity} × ${[name, optionsOf(options)].filter(Boolean).join(', ')}`;
    return instead ? `${what}, in exchange for ${optionsOf(instead)}` : what;
  });
  return {
    subject: `Return ${given.number}`,
    preheader: 'Print the label, put it on the parcel, and send it.',
    parts: [
      { kind: 'heading', text: `Return ${given.number}` },
      {
        kind: 'paragraph',
        text: `${order.firstName ? `Dear ${order.firstName}, ` : ''}print the label, put it on the parcel and keep the proof of posting. We write to you when it has arrived.`,
      },
      { kind: 'columns', columns: [{ title: 'You send back', lines }] },
      { kind: 'button', text: 'Print the label', href: `${brand.origin}/returns/${order.hash}` },
    ],
  };
}

/** Sent when a parcel that came back is booked in. */
export function returnBookedMail(
  brand: MailBrand,
  order: OrderMailFacts,
  given: { number: string; refundMinor: number; exchange: { number: string; hash: string } | null },
): MailDraft {
  const { number, refundMinor, exchange } = given;
  const money = formatMoney(refundMinor, order.currency);
  const outcome = exchange
    ? `We make order ${exchange.number} in its place, and you pay nothing for it.`
    : refundMinor > 0
      ? `We refund ${money} to the card that you paid with. Banks take up to ten days to show it.`
      : 'Answer this mail if you have a question about it.';
  return {
    subject: `Your return ${number} has arrived`,
    preheader: outcome,
    parts: [
      { kind: 'heading', text: 'Your return has arrived' },
      {
        kind: 'paragraph',
        text: `${order.firstName ? `Dear ${order.firstName}, ` : ''}what you sent back of order ${order.number} is with us. ${outcome}`,
      },
      {
        kind: 'button',
        text: exchange ? 'View the exchange' : 'View your order',
        href: exchange ? `${brand.origin}/receipt/${exchange.hash}` : receipt(brand, order),
      },
    ],
  };
}
