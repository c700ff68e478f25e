import type { ManagedOrder, OrderReturn } from '@omnis/contract';
import { isCurrencyCode, toMinor } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import type { MailDraft } from './parts.ts';
import { optionsOf } from './return-mails.ts';

/** An order as the emails to its store's team tell of it. */
export interface TeamAlertFacts {
  readonly store: string;
  readonly order: Pick<ManagedOrder, 'number' | 'customerName' | 'email' | 'items' | 'total' | 'currency'>;
  /** Its page in the dashboard. */
  readonly link: string;
}

/** Items, a line each. */
const itemLines = (items: readonly Pick<ManagedOrder['items'][number], 'name' | 'options' | 'quantity'>[]) =>
  items.map(
    ({ quantity, name, options }) => `${quantity} × ${[name, optionsOf(options)].filter(Boolean).join(', ')}`,
  );

/** The end of an email to a team. */
const whyParts = ({ say }: MailBrand, link: string): MailDraft['parts'] => [
  { kind: 'button', text: say('Open the order'), href: link },
  {
    kind: 'small',
    text: say(
      'The team of your store chose this address. Change it in the dashboard, Settings, Team emails.',
    ),
  },
];

/** Sent to the addresses that a store names: that an order is paid, and what it is. */
export function newOrderMail(brand: MailBrand, { store, order, link }: TeamAlertFacts): MailDraft {
  const { say } = brand;
  const { number, customerName, email, items, total, currency } = order;
  const amount = isCurrencyCode(currency)
    ? mailMoney(brand, toMinor(total, currency), currency)
    : `${total} ${currency}`;
  const title = say('New order {number} at {store}', { number, store });
  return {
    subject: title,
    preheader: amount,
    parts: [
      { kind: 'heading', text: title },
      {
        kind: 'columns',
        columns: [
          { title: say('Who'), lines: [customerName, email].filter((line) => line !== '') },
          { title: say('Total'), lines: [amount] },
        ],
      },
      {
        kind: 'columns',
        columns: [
          {
            title: say('Items'),
            lines: itemLines(items),
          },
        ],
      },
      ...whyParts(brand, link),
    ],
  };
}

/** Sent to the addresses that a store names: that a customer sends something back. */
export function returnToTeamMail(
  brand: MailBrand,
  { store, order, link, asked }: TeamAlertFacts & { readonly asked: OrderReturn },
): MailDraft {
  const { say } = brand;
  const title = say('Return {number} at {store}', { number: asked.number, store });
  const wish =
    asked.resolution === 'refund'
      ? say('{name} asks for a refund', { name: order.customerName })
      : say('{name} asks for an exchange', { name: order.customerName });
  return {
    subject: title,
    preheader: wish,
    parts: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: wish },
      { kind: 'columns', columns: [{ title: say('Items'), lines: itemLines(asked.lines) }] },
      ...(asked.note === ''
        ? []
        : [
            {
              kind: 'quote',
              label: say('{name} wrote', { name: order.customerName }),
              text: asked.note,
            } as const,
          ]),
      ...whyParts(brand, link),
    ],
  };
}
