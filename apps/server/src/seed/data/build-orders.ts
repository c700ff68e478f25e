import {
  computeTotals,
  convertMinor,
  orderFlows,
  vatIncluded,
  vatRateFor,
  type CurrencyCode,
  type OrderFlowCode,
  type OrderStatusCode,
  type Totals,
} from '@omnis/models';
import { hashOf, randomOf, uuidOf, type Random } from '../random.ts';
import type { ProductSeed, StoreSeed } from '../types.ts';
import { exchangeRates } from '../write/division.ts';
import { shippingMethods } from '../write/trade.ts';
import { buyers, shopperBuyer, type BuyerSeed } from './buyers.ts';
import { orderPlans, type OrderPlan } from './order-plan.ts';

type Variant = ProductSeed['variants'][number];

/** A line of an order before it is written; money in minor units of the order's currency, of one. */
export interface LineSeed {
  product: ProductSeed;
  variant: Variant;
  quantity: number;
  net: number;
  tax: number;
  /** VAT rate charged at the destination, in percent. */
  vatRate: number;
  /** Of the whole line. */
  discount: number;
}

/** A move of an order. */
export interface MoveSeed {
  from: OrderStatusCode | null;
  status: OrderStatusCode;
  by: 'customer' | 'system' | 'staff' | 'picker';
  reason: string;
  at: Date;
}

/** An order before it is written. */
export interface OrderSeed {
  key: string;
  hash: string;
  number: string;
  flow: OrderFlowCode;
  status: OrderStatusCode;
  buyer: BuyerSeed;
  shopper: boolean;
  email: string;
  currency: CurrencyCode;
  rate: number;
  coupon: string | null;
  totals: Totals;
  method: (typeof shippingMethods)[number];
  lines: readonly LineSeed[];
  moves: readonly MoveSeed[];
  placedAt: Date;
  paymentState: 'pending' | 'paid' | 'refunded';
  intent: string;
}

const hour = 60 * 60 * 1000;

const reasons: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  disputed: 'The bank reports that the cardholder does not know the payment',
  issue: 'Print came out with a streak; a new one is being made',
  refunded: 'Sent back unworn within 30 days',
  exchanged: 'Wanted one size larger',
};

/** The statuses that an order passed on its way to the one it has. */
function pathTo(status: OrderStatusCode, flow: OrderFlowCode): OrderStatusCode[] {
  if (flow === 'bespoke') return ['quote', status];
  const way: OrderStatusCode[] =
    flow === 'paper'
      ? ['new', 'paid', 'processing', 'printed', 'packing', 'complete']
      : ['new', 'paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'complete'];
  const at = way.indexOf(status);
  if (at >= 0) return way.slice(0, at + 1);
  switch (status) {
    case 'to_be_paid':
      return ['new', status];
    case 'refunded':
    case 'exchanged':
      return [...way, status];
    default:
      return [...way.slice(0, way.indexOf('printed') + 1), status];
  }
}

function movesOf(plan: OrderPlan, placedAt: Date, now: Date): MoveSeed[] {
  const path = pathTo(plan.status, plan.flow ?? 'normal');
  const age = now.getTime() - placedAt.getTime();
  // The first steps follow within the hour, the rest spread over a few days, and none lies ahead of us.
  const gap = Math.min(11 * hour, (age * 0.9) / Math.max(1, path.length));
  return path.map((status, index) => ({
    from: path[index - 1] ?? null,
    status,
    by:
      index === 0
        ? 'customer'
        : status === 'paid' || status === 'to_be_paid'
          ? 'system'
          : index % 3 === 0
            ? 'staff'
            : 'picker',
    reason: reasons[status] ?? '',
    at: new Date(
      placedAt.getTime() + (index === 0 ? 0 : status === 'paid' ? Math.min(20_000, gap) : index * gap),
    ),
  }));
}

function methodFor({ country }: BuyerSeed, random: Random): (typeof shippingMethods)[number] {
  const named = shippingMethods.filter(({ countries }) => countries.some((code) => code === country));
  const choices = named.length > 0 ? named : shippingMethods.filter(({ code }) => code === 'worldwide');
  return random.chance(0.75) ? random.pick(choices.slice(0, 1)) : random.pick(choices);
}

function linesOf(
  products: readonly ProductSeed[],
  plan: OrderPlan,
  random: Random,
): { product: ProductSeed; variant: Variant; quantity: number }[] {
  const fits =
    plan.flow === 'paper'
      ? products.filter(({ garment }) => garment === 'art-print' || garment === 'sticker-sheet')
      : products;
  // Products that sell well are bought more often.
  const pool = fits
    .filter(({ variants }) => variants.some(({ stock }) => stock !== 0))
    .flatMap((product) => Array.from({ length: 1 + Math.floor(product.sold / 80) }, () => product));
  const chosen = [...new Set(random.sample(pool, pool.length))].slice(0, random.pick([1, 1, 2, 2, 3]));
  return chosen.map((product) => ({
    product,
    variant: random.pick(product.variants.filter(({ stock }) => stock !== 0)),
    quantity: plan.flow === 'bespoke' ? 60 : random.pick([1, 1, 1, 1, 2, 3]),
  }));
}

function buildOrder(given: {
  store: StoreSeed;
  products: readonly ProductSeed[];
  plan: OrderPlan;
  index: number;
  now: Date;
}): OrderSeed {
  const { store, products, plan, index, now } = given;
  const key = `${store.code}/order/${index}`;
  const random = randomOf(key);
  const sells = (code: CurrencyCode): boolean => code === 'GBP' || store.currencies.includes(code);
  const buyer = plan.shopper ? shopperBuyer : random.pick(buyers);
  const currency = sells(buyer.currency) ? buyer.currency : 'GBP';
  const converted = (pence: number): number =>
    convertMinor(pence, { from: 'GBP', to: currency, rates: exchangeRates });
  const placedAt = new Date(now.getTime() - plan.daysOld * 24 * hour);
  const method = methodFor(buyer, random);
  const wanted = linesOf(products, plan, random).map((line) => ({
    ...line,
    unit: converted(line.variant.salePrice ?? line.variant.price),
    vatRate: vatRateFor(line.product.vat, { home: 'GB', to: buyer }),
  }));
  const goods = wanted.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const free = method.free_over_minor !== null && goods >= converted(method.free_over_minor);
  const totals = computeTotals({
    lines: wanted.map(({ unit, quantity, vatRate }) => ({ unitMinor: unit, quantity, vatRate })),
    coupon: plan.coupon ? { kind: 'percent', percent: 10 } : null,
    shippingMinor: free ? 0 : converted(method.price_minor),
    currency,
    taxIncluded: true,
  });
  const unpaid = plan.status === 'new' || plan.status === 'to_be_paid' || plan.flow === 'bespoke';
  return {
    key,
    hash: hashOf(key),
    number: `${store.code.toUpperCase()}-${1001 + index}`,
    flow: plan.flow ?? 'normal',
    status: plan.status,
    buyer,
    shopper: plan.shopper ?? false,
    email: plan.shopper
      ? 'shopper@demo.example'
      : `${buyer.firstName}.${buyer.lastName}@shoppers.example`.toLowerCase(),
    currency,
    rate: exchangeRates[currency] ?? 1,
    coupon: plan.coupon ?? null,
    totals,
    method,
    lines: wanted.map(({ product, variant, quantity, unit, vatRate }, nth) => {
      const tax = vatIncluded(unit, vatRate);
      const discount = totals.lines[nth]?.discount ?? 0;
      return { product, variant, quantity, net: unit - tax, tax, vatRate, discount };
    }),
    moves: movesOf(plan, placedAt, now),
    placedAt,
    paymentState: plan.status === 'refunded' ? 'refunded' : unpaid ? 'pending' : 'paid',
    intent: `pi_demo_${uuidOf(key).replaceAll('-', '')}`,
  };
}

/** The orders of a shop, oldest first, so that their numbers go up with time. */
export function buildOrders(store: StoreSeed, products: readonly ProductSeed[], now: Date): OrderSeed[] {
  const plans = (orderPlans[store.code] ?? []).toSorted((a, b) => b.daysOld - a.daysOld);
  return plans.map((plan, index) => buildOrder({ store, products, plan, index, now }));
}

/** The flow that an order's statuses belong to; a seed with a status that its flow lacks is a mistake. */
export function isInFlow({ flow, moves }: OrderSeed): boolean {
  const statuses = orderFlows[flow].steps.flat();
  return moves.every(({ status }) => statuses.includes(status));
}
