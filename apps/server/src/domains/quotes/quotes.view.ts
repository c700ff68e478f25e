import { quoteWishSchema, type ArtworkFile, type Quote } from '@omnis/contract';
import { customerMoves, toMajor } from '@omnis/models';
import { needsEori } from '../delivery/address-rules.ts';
import type { Division } from '../../tenancy/division.ts';
import { percentOf, stateOf } from '../orders/order-state.ts';
import { isCancelledUnpaid } from '../orders/payments/payment-due.ts';
import {
  lineTotalMinor,
  readOrder,
  toCustomerOrder,
  toTotals,
  type OrderRows,
} from '../orders/orders.view.ts';
import type { QuoteRow } from './quotes.types.ts';
import { dayOf, isExpired } from './quote-validity.ts';

/** Address of the picture that is to be approved; null while there is none. */
export function mockupOf(division: number, { mockup }: Pick<QuoteRow, 'mockup'>): string | null {
  return mockup === null ? null : `/images/uploads/${division}/${mockup}`;
}

/** A bespoke order as the one who asked for it sees it. */
export function toQuote(
  rows: OrderRows,
  about: { division: Division; quote: QuoteRow; artwork: ArtworkFile | null },
): Quote {
  const { order, items } = rows;
  const { division, quote, artwork } = about;
  const { currency, billingAddress, shippingAddress } = readOrder(order);
  const state = stateOf(order);
  const expired = state.status === 'quote' && isExpired(quote);
  return {
    orderHash: order.hash,
    number: order.number,
    status: state.status,
    percentComplete: percentOf(state),
    createdAt: order.created_at.toISOString(),
    currency,
    wish: quoteWishSchema.parse(quote.request),
    details: order.note,
    contact: {
      firstName: billingAddress.firstName,
      lastName: billingAddress.lastName,
      company: billingAddress.company,
      country: billingAddress.country,
      email: order.email,
      vatNumber: quote.vat_number,
    },
    eoriRequired: needsEori(division, billingAddress.country),
    artwork,
    items: items.map((item) => ({
      id: item.id,
      name: item.name,
      size: item.size,
      quantity: item.quantity,
      price: toMajor(item.price_minor, currency),
      total: toMajor(lineTotalMinor(item), currency),
    })),
    totals: toTotals(order, currency),
    offer:
      quote.offered_at === null
        ? null
        : {
            message: quote.message,
            at: quote.offered_at.toISOString(),
            validUntil: dayOf(quote.valid_until),
            expired,
          },
    mockup: mockupOf(order.division_id, quote),
    asked: quote.asked,
    poNumber: quote.po_number,
    // Until then its order says that it is to be agreed.
    deliveryAddress: quote.po_number === '' ? null : shippingAddress,
    // Without a price that stands there is nothing that could be accepted.
    moves:
      state.status === 'quote' && (quote.offered_at === null || expired)
        ? []
        : [...customerMoves(state.status)],
    ...(isCancelledUnpaid(order) && { cancelled: true }),
    statusLog: toCustomerOrder({ ...rows, refunds: [], uses: [], attempts: [] }, division).statusLog,
  };
}
