import { trackingLink } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { deliveryDays } from '../../domains/delivery/delivery-days.ts';
import { estimateText } from '../../domains/delivery/shipping.ts';
import { attemptWords } from '../../domains/payments/attempt-words.ts';
import type { LineSeed, MoveSeed, OrderSeed } from '../data/build-orders.ts';
import { uuidOf } from '../random.ts';
import type { StoreSeed } from '../types.ts';
import { personId, shopperAddress } from './accounts.ts';
import { batches } from './batches.ts';
import { variantId, type ProductIds } from './catalogue.ts';

const movers: Readonly<
  Record<Exclude<MoveSeed['by'], 'customer'>, { kind: string; id: string | null; name: string }>
> = {
  system: { kind: 'system', id: null, name: 'Omnis' },
  staff: { kind: 'staff', id: personId('staff@omnis.example'), name: 'Sam Ellery' },
  picker: { kind: 'staff', id: personId('picker@omnis.example'), name: 'Priya Nair' },
};

const card = { behaviour: 'success', brand: 'Visa', last4: '4242' } as const;
const methodName = `${card.brand} •••• ${card.last4}`;

function addressOf({ buyer, shopper }: OrderSeed) {
  if (shopper) return shopperAddress;
  const { firstName, lastName, street, city, state = '', zip, country } = buyer;
  return { firstName, lastName, company: '', street, street2: '', city, state, country, zip, eori: '' };
}

/** As the checkout would have said it on that day: in working days. */
function deliveryOf({ method, placedAt, buyer }: OrderSeed) {
  const { min_days: minDays, max_days: maxDays } = method;
  const cutoff = 'cutoff' in method ? method.cutoff : '14:00';
  const place = { cutoff, timeZone: 'Europe/London', country: buyer.country };
  const { earliest, latest } = deliveryDays({ minDays, maxDays, ...place }, placedAt);
  const arrival = { earliest, latest };
  return { code: method.code, name: method.name, estimate: estimateText(arrival), arrival };
}

function parcelOf({ hash, buyer }: OrderSeed) {
  const code = `OM${hash.replace(/[\W_]/g, '').slice(0, 9).toUpperCase()}GB`;
  const carrier = buyer.country === 'GB' ? 'royal_mail' : 'dhl';
  return { code, carrier, url: trackingLink({ carrier, code }) };
}

function orderRow(store: StoreSeed, order: OrderSeed) {
  const { buyer, totals } = order;
  const address = JSON.stringify(addressOf(order));
  const shipped = order.moves.some(({ status }) => status === 'complete');
  return {
    division_id: store.id,
    hash: order.hash,
    number: order.number,
    flow: order.flow,
    status: order.status,
    customer_id: order.shopper ? personId(order.email) : null,
    email: order.email,
    phone: buyer.phone,
    customer_name: `${buyer.firstName} ${buyer.lastName}`,
    currency: order.currency,
    exchange_rate: order.rate,
    subtotal_minor: totals.subtotal,
    discount_minor: totals.discount,
    goods_tax_minor: totals.goodsTax,
    tax_discount_minor: totals.taxDiscount,
    shipping_minor: totals.shipping,
    shipping_tax_minor: totals.shippingTax,
    total_minor: totals.total,
    coupon: order.coupon,
    shipping_method: JSON.stringify(deliveryOf(order)),
    shipping_address: address,
    billing_address: address,
    country: buyer.country,
    payment_state: order.paymentState,
    payment_method: order.paymentState === 'pending' ? '' : methodName,
    payment_intent: order.paymentState === 'pending' ? null : order.intent,
    tracking_codes: JSON.stringify(shipped ? [parcelOf(order)] : []),
    parent_id: null,
    reprint_reason: null,
    created_at: order.placedAt,
    updated_at: order.moves.at(-1)?.at ?? order.placedAt,
  };
}

interface Written {
  store: StoreSeed;
  products: ProductIds;
  /** Order ids by hash. */
  ids: ReadonlyMap<string, number>;
}

function itemRow(line: LineSeed, at: Written & { order: OrderSeed; position: number }) {
  const { product, variant } = line;
  const { store, order, position } = at;
  return {
    division_id: store.id,
    id: uuidOf(`${order.key}/${position}`),
    order_id: at.ids.get(order.hash) ?? 0,
    position,
    product_id: at.products.get(product.urlName) ?? null,
    product_url: product.urlName,
    variant_id: variantId(store, variant.sku),
    name: product.name,
    sku: variant.sku,
    image: product.images.find(({ colour }) => colour === variant.colour)?.src ?? null,
    colour: variant.colour,
    size: variant.size,
    quantity: line.quantity,
    price_minor: line.net,
    tax_minor: line.tax,
    discount_minor: line.discount,
    vat_rate: line.vatRate,
  };
}

function logRow(move: MoveSeed, at: Written & { order: OrderSeed }) {
  const { order, store, ids } = at;
  const { firstName, lastName } = order.buyer;
  const by =
    move.by === 'customer'
      ? { kind: 'customer', id: null, name: `${firstName} ${lastName}` }
      : movers[move.by];
  return {
    division_id: store.id,
    order_id: ids.get(order.hash) ?? 0,
    from_status: move.from,
    status: move.status,
    reason: move.reason,
    user_kind: by.kind,
    user_id: by.id,
    user_name: by.name,
    at: move.at,
  };
}

/** Refund of an order: all that was paid, on the day on which it was moved there. */
function refundRow(order: OrderSeed, { store, ids }: Written) {
  const { key, hash, paymentState, totals, moves } = order;
  const move = moves.findLast(({ status }) => status === 'refunded');
  if (paymentState !== 'refunded' || !move) return [];
  return [
    {
      division_id: store.id,
      id: uuidOf(`${key}/refund`),
      order_id: ids.get(hash) ?? 0,
      amount_minor: totals.total,
      reason: move.reason,
      of_return: true,
      state: 'refunded',
      created_at: move.at,
      settled_at: move.at,
    },
  ];
}

/** The test processor's record of an order, so that the demo's orders can be refunded. */
function intentRow(store: StoreSeed, { intent, key, totals, currency, paymentState, placedAt }: OrderSeed) {
  return {
    id: intent,
    kind: 'intent',
    idempotency_key: `demo:${key}`,
    data: JSON.stringify({
      amountMinor: totals.total,
      currency,
      metadata: { division: String(store.id), attempt: key },
      status: 'succeeded',
      card,
      declined: null,
      message: '',
      capturedMinor: totals.total,
      refundedMinor: paymentState === 'refunded' ? totals.total : 0,
    }),
    created_at: placedAt,
  };
}

/** Writes the orders of a shop with their lines, moves and payments. */
export async function writeOrders(
  { query }: Db,
  given: { store: StoreSeed; products: ProductIds; orders: readonly OrderSeed[] },
): Promise<void> {
  const { store, products, orders } = given;
  if (orders.length === 0) return;
  const written = await query
    .insertInto('orders')
    .values(orders.map((order) => orderRow(store, order)))
    .returning(['id', 'hash'])
    .execute();
  // Their customers are counted when the list is opened.
  const emails = new Set(orders.map(({ email }) => email.toLowerCase()));
  for (const rows of batches([...emails].map((email) => ({ division_id: store.id, email }))))
    await query.insertInto('customer_recounts').values(rows).execute();
  const at = { store, products, ids: new Map(written.map(({ id, hash }) => [hash, id])) };
  const items = orders.flatMap((order) =>
    order.lines.map((line, position) => itemRow(line, { ...at, order, position })),
  );
  for (const rows of batches(items)) await query.insertInto('order_items').values(rows).execute();
  const log = orders.flatMap((order) => order.moves.map((move) => logRow(move, { ...at, order })));
  for (const rows of batches(log)) await query.insertInto('order_status_log').values(rows).execute();

  const refunds = orders.flatMap((order) => refundRow(order, at));
  if (refunds.length > 0) await query.insertInto('order_refunds').values(refunds).execute();

  const paid = orders.filter(({ paymentState }) => paymentState !== 'pending');
  await query
    .insertInto('payment_attempts')
    .values(
      paid.flatMap(({ intent, paymentState, placedAt, moves }) => {
        const attempt = {
          division_id: store.id,
          payment_intent: intent,
          success: true,
          method_name: methodName,
        };
        const refundedAt = moves.findLast(({ status }) => status === 'refunded')?.at;
        return [
          { ...attempt, message: attemptWords.paid, at: placedAt },
          ...(paymentState === 'refunded' && refundedAt
            ? [{ ...attempt, message: attemptWords.refunded, at: refundedAt }]
            : []),
        ];
      }),
    )
    .execute();
  await query
    .insertInto('test_processor')
    .values(paid.map((order) => intentRow(store, order)))
    .execute();
  await query
    .updateTable('divisions')
    .set({ next_order_number: 1001 + orders.length })
    .where('id', '=', store.id)
    .execute();
}
