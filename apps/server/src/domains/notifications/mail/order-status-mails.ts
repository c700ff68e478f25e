import {
  carrierNames,
  isShipped,
  orderStatuses,
  type CarrierCode,
  type OrderStatusCode,
} from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { allOrders, goods, receipt, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft, MailPart } from './parts.ts';
import { refundWords } from './refund-words.ts';

const toldStatuses = {
  quote: 'Quote',
  bespoke_authorised_terms: 'Terms authorised',
  bespoke_mockup: 'Mock-up',
  po_confirmed: 'Purchase order confirmed',
} as const;

const isTold = (status: OrderStatusCode): status is keyof typeof toldStatuses =>
  Object.hasOwn(toldStatuses, status);

/** Name of a status for customers; emails mention no others. */
const statusName = ({ say }: MailBrand, status: OrderStatusCode): string =>
  isTold(status) ? say(toldStatuses[status]) : orderStatuses[status].name;

/** The refund of an order, and its share that goes to gift cards; in minor units. */
interface GivenBack {
  readonly refundMinor: number;
  readonly toCardsMinor: number;
}

interface StatusWords {
  heading: string;
  text: string;
}

function statusWords(
  brand: MailBrand,
  status: OrderStatusCode,
  {
    order: { number, totalMinor, currency, paidOutside },
    isRest,
    refund,
  }: { order: OrderMailFacts; isRest: boolean; refund: GivenBack },
): StatusWords {
  const { refundMinor, toCardsMinor } = refund;
  const isRefund = status === 'refunded' || status === 'bespoke_refunded';
  const amount = mailMoney(brand, isRefund ? refundMinor : totalMinor, currency);
  switch (status) {
    case 'paid':
    case 'bespoke_paid':
      return {
        heading: brand.say('Payment received'),
        text: brand.say('We have received {amount} for order {number} and are getting it ready.', {
          amount,
          number,
        }),
      };
    case 'complete':
    case 'bespoke_shipped':
      if (isRest)
        return {
          heading: brand.say('The rest of your order is on its way'),
          text: brand.say('The rest of order {number} has been packed and given to the carrier.', { number }),
        };
      return {
        heading: brand.say('Your order is on its way'),
        text: brand.say('Order {number} has been packed and given to the carrier.', { number }),
      };
    case 'exchanged':
      return {
        heading: brand.say('Your exchange is arranged'),
        text: brand.say('We exchange goods of order {number} for you.', { number }),
      };
    case 'refunded':
    case 'bespoke_refunded':
      return {
        heading: brand.say('Your refund is on its way'),
        text:
          toCardsMinor === 0 && !paidOutside
            ? brand.say(
                'We refund {amount} for order {number} to the card that you paid with. Banks take up to ten days to show it.',
                { amount, number },
              )
            : brand.say('Order {number} is refunded: {refund}', {
                number,
                refund: refundWords(brand, { refundMinor, toCardsMinor, currency, outside: paidOutside }),
              }),
      };
    default:
      return {
        heading: brand.say('Order {number}: {status}', { number, status: statusName(brand, status) }),
        text: brand.say(
          'The status of order {number} has changed: {status}. See the order page for details.',
          {
            number,
            status: statusName(brand, status),
          },
        ),
      };
  }
}

/** A parcel as a mail tells of it. */
export interface ToldParcel {
  readonly code: string;
  readonly carrier: CarrierCode;
  /** The carrier's page of it, where one is known. */
  readonly url: string | null;
}

/** By whom a parcel comes, and where it can be followed. */
function parcelParts({ say }: MailBrand, { code, carrier, url }: ToldParcel): MailPart[] {
  const text =
    carrier === 'other'
      ? say('Parcel number: {code}', { code })
      : say('{carrier} is delivering parcel {code}.', { carrier: carrierNames[carrier], code });
  return [
    ...(url === null || carrier !== 'other' ? [{ kind: 'paragraph', text } as const] : []),
    ...(url === null
      ? []
      : [{ kind: 'button', text: say('Track parcel {code}', { code }), href: url } as const]),
  ];
}

/** Sent when staff move an order to a status that customers are told of (models `notifiesCustomer`). */
export function orderStatusMail(
  brand: MailBrand,
  order: OrderMailFacts,
  change: {
    status: OrderStatusCode;
    /** The parcels that no mail has told of. */
    trackingCodes: readonly ToldParcel[];
    /** True when an earlier email was about another parcel, so that this one is about the rest. */
    isRest?: boolean;
    /** The refunded amount; all of the order unless told. */
    refund?: GivenBack;
  },
): MailDraft {
  const { heading, text } = statusWords(brand, change.status, {
    order,
    isRest: change.isRest ?? false,
    refund: change.refund ?? { refundMinor: order.totalMinor, toCardsMinor: 0 },
  });
  const parcels = isShipped({ status: change.status }) ? change.trackingCodes : [];
  return newsMail(brand, order, { heading, text, parcels });
}

/** Sent when a parcel leaves by itself, after its order or, where it `isFirst`, while the rest of it is still with us. */
export function orderParcelMail(
  brand: MailBrand,
  order: OrderMailFacts,
  { isFirst, ...parcel }: ToldParcel & { readonly isFirst: boolean },
): MailDraft {
  const { number } = order;
  if (isFirst)
    return newsMail(brand, order, {
      heading: brand.say('Part of your order is on its way'),
      text: brand.say('A parcel of order {number} has been given to the carrier. The rest follows.', {
        number,
      }),
      parcels: [parcel],
    });
  return newsMail(brand, order, {
    heading: brand.say('Your parcel is on its way'),
    text: brand.say('A parcel of order {number} has been given to the carrier.', { number }),
    parcels: [parcel],
  });
}

/** News about an order, with its goods and the way to it. @param news.goodsTitle - stands above the goods */
export function newsMail(
  brand: MailBrand,
  order: OrderMailFacts,
  news: StatusWords & { readonly parcels: readonly ToldParcel[]; readonly goodsTitle?: string },
): MailDraft {
  const { heading, text, parcels, goodsTitle } = news;
  return {
    // Some headings name the order.
    subject: heading.includes(order.number)
      ? heading
      : brand.say('{heading} (order {number})', { heading, number: order.number }),
    preheader: text,
    parts: [
      { kind: 'heading', text: heading },
      {
        kind: 'paragraph',
        text: order.firstName
          ? brand.say('Hello {firstName}! {text}', { firstName: order.firstName, text })
          : text,
      },
      ...parcels.flatMap((parcel) => parcelParts(brand, parcel)),
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      ...(goodsTitle === undefined ? [] : [{ kind: 'paragraph', text: goodsTitle } as const]),
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}
