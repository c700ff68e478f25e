import {
  applyDiscounts,
  computeTotals,
  lessPercent,
  quantityPercent,
  unitsTaken,
  type AppliedDiscount,
  type Language,
  type QuantityStep,
  type Totals,
} from '@omnis/models';
import type { GiftCardRecipient } from '@omnis/contract';
import type { FoundProduct, FoundVariant } from '../catalogue/catalogue.types.ts';
import type { Prices } from '../catalogue/listing/prices.ts';
import type { OrderTax } from '../../tenancy/order-tax.ts';
import { recipientOf } from '../gift-cards/bought-cards.ts';
import type { LineRow } from './basket.repository.ts';
import { designedName, designOfKey, designPicture } from './line-design.ts';
import { chosenIds, lineBundle, type LineBundle } from './line-bundle.ts';
import { linePersonalisation, type LinePersonalisation } from './line-personalisation.ts';
import { isUsable, offerFault, problemText, toDiscount, type Offer } from '../discounts/offers.ts';

/** A line with what it costs now. */
export interface CartLine {
  row: LineRow;
  /** null: the variant exists no more. */
  found: FoundVariant | null;
  /** Of one, in minor units of the cart's currency, tax included. */
  unitMinor: number;
  fullUnitMinor: number;
  /** Per cent off for the quantity of its product, contained in `unitMinor`. */
  quantityPercent: number;
  /**
   * Unit price by quantity of the product, in the units of `unitMinor`; empty where it is the same for any quantity.
   */
  quantityPrices: readonly QuantityStep[];
  /** VAT rate charged at the destination, in percent. */
  vatRate: number;
  /** VAT rate that would apply if the buying business did not owe the tax itself, in percent. */
  dueVatRate: number;
  /** The product's own rate, which is charged at home where it has no class. */
  ownVatRate: number;
  /** True when it can be bought at all. */
  available: boolean;
  /** Units left; null without limit. */
  stock: number | null;
  /** True when the shop no longer sells it, or not in this colour and size. */
  withdrawn: boolean;
  /** With what a shopper made of it, if anything; '' when its product exists no more. */
  name: string;
  image: string | null;
  design: string | null;
  /** Values that the shopper has filled in; their price is contained in `unitMinor`. */
  personalisation: LinePersonalisation;
  /** Parts chosen for a bundle. */
  bundle: LineBundle;
  /** For whom it is, when it is a gift card. */
  giftCard: GiftCardRecipient | null;
  /** Value as a gift card, to the penny, whatever its price was rounded to; null for other goods. */
  cardValueMinor: number | null;
}

/** Ids of the variants that lines name, with those that were chosen of bundles. */
export function variantIdsOf(rows: readonly Pick<LineRow, 'variant_id' | 'bundle_items'>[]): string[] {
  return rows.flatMap(({ variant_id: id, bundle_items: stored }) => [
    ...(id === null ? [] : [id]),
    ...chosenIds(stored),
  ]);
}

/** Ids of the products of lines whose variant exists no more. */
export function lostProductIds(
  rows: readonly Pick<LineRow, 'variant_id' | 'product_id'>[],
  variants: ReadonlyMap<string, FoundVariant>,
): number[] {
  return rows
    .filter(({ variant_id: id }) => id === null || !variants.has(id))
    .map(({ product_id: product }) => product);
}

/** Units of stock that lines take, each variant once. */
export function unitsOfCart(lines: readonly Pick<CartLine, 'row' | 'bundle'>[]): Map<string, number> {
  return unitsTaken(
    lines.map(({ row, bundle }) => ({
      variantId: row.variant_id,
      quantity: row.quantity,
      bundleItems: bundle.parts.map(({ found, quantity }) => ({ variantId: found.variant.id, quantity })),
    })),
  );
}

/** A basket with prices, as it is shown and as it is ordered. */
export interface Cart {
  prices: Prices;
  tax: OrderTax;
  lines: readonly CartLine[];
  /** The code that lies on it: why it cannot be used at all, and why it gives nothing on this basket; '' when it does. */
  coupon: { code: string; title: string; fault: string; problem: string } | null;
  /** Discounts that give something. */
  discounts: readonly AppliedDiscount[];
  freeDelivery: boolean;
  totals: Totals;
  /** Total of goods other than gift cards, after discounts; free delivery depends on it. */
  goodsMinor: number;
  /** Amount that gift cards may pay: the total without gift cards in the basket. */
  payableByCardsMinor: number;
  /** Price of a delivery in this basket, given its price as it was typed; minor units. */
  deliveryToPay: (minor: number) => number;
  /** True when something has to be delivered: gift cards go by email. */
  needsDelivery: boolean;
}

/** Input of a cart. */
export interface CartFacts {
  /** The store, whose pictures of designs are shown. */
  division: number;
  rows: readonly LineRow[];
  variants: ReadonlyMap<string, FoundVariant>;
  /** Products of lines whose variant exists no more, by which these are named. */
  products?: ReadonlyMap<number, FoundProduct>;
  /** Discounts that the shopper may be given. */
  offers: readonly Offer[];
  prices: Prices;
  now: Date;
  /** Of the shopper, in which their own designs are named. */
  language: Language;
  /** By which it is taxed where the goods go. */
  tax: OrderTax;
  /** Price of the delivery in minor units of the cart's currency, given what the goods cost after discounts. */
  shipping?: (goodsMinor: number) => number;
}

/** Number of units of each product in the basket: its colours and sizes count together. */
function quantities({ rows, variants }: Pick<CartFacts, 'rows' | 'variants'>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { variant_id: id, product_id: product, quantity } of rows) {
    if (id === null || variants.get(id)?.available !== true) continue;
    counts.set(product, (counts.get(product) ?? 0) + quantity);
  }
  return counts;
}

/** The fewer of two numbers, of which null is without limit. */
const fewer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

function toLine(
  row: LineRow,
  found: FoundVariant | undefined,
  {
    prices,
    division,
    variants,
    products,
    language,
    tax,
    quantity,
  }: Pick<CartFacts, 'prices' | 'division' | 'variants' | 'products' | 'language' | 'tax'> & {
    quantity: number;
  },
): CartLine {
  const matrix = found?.product.priceMatrix ?? [];
  const percent = quantityPercent(matrix, quantity);
  const design = designOfKey(row.key);
  const picture = found?.image ?? null;
  const name = (found?.product ?? products?.get(row.product_id))?.name ?? '';
  const fields = found?.product.personalisation ?? [];
  const personalisation = linePersonalisation(fields, row.personalisation, (minor) =>
    prices.converted(minor),
  );
  const { extraMinor } = personalisation;
  const bundle = lineBundle(found?.product.bundleItems ?? [], row.bundle_items, variants);
  const giftCard = found?.product.isGiftCard ?? false;
  const ownVatRate = found?.product.vatRate ?? 0;
  const taxed = { vatRate: ownVatRate, vatClass: found?.product.vatClass ?? null };
  // A gift card is taxed when it is spent.
  const toPay = (minor: number): number => (giftCard ? minor : tax.toPay(minor, taxed));
  const listMinor = found ? prices.now(found.variant) : 0;
  // Personalisation costs the same at any quantity.
  const unitAt = (off: number): number => toPay(lessPercent(listMinor, off) + extraMinor);
  const isWhole = personalisation.fits && bundle.fits && bundle.most !== 0;
  return {
    personalisation,
    bundle,
    // Put in before the product became a gift card, it goes to the buyer.
    giftCard: giftCard ? (recipientOf(row) ?? { email: '', name: '', message: '' }) : null,
    cardValueMinor: giftCard && found ? prices.converted(found.variant.fullPriceMinor) : null,
    name: design === null ? name : designedName(language, name),
    image: design === null ? picture : designPicture(division, design, picture),
    design,
    row,
    found: found ?? null,
    unitMinor: found ? unitAt(percent) : 0,
    fullUnitMinor: found ? toPay(prices.full(found.variant) + extraMinor) : 0,
    quantityPercent: percent,
    quantityPrices:
      matrix.length === 0
        ? []
        : [{ quantity: 1, percent: 0 }, ...matrix].map((step) => ({
            quantity: step.quantity,
            price: unitAt(step.percent),
          })),
    vatRate: giftCard ? 0 : tax.rateOf(taxed),
    dueVatRate: giftCard ? 0 : tax.dueRateOf(taxed),
    ownVatRate,
    available: (found?.available ?? false) && isWhole,
    withdrawn: found?.product.shown !== true,
    stock: fewer(found?.variant.stock ?? null, bundle.most),
  };
}

/** Prices a basket. Lines that cannot be bought count nothing. */
export function priceCart(facts: CartFacts): Cart {
  const { rows, variants, products, offers, prices, now, language, shipping, division, tax } = facts;
  const counts = quantities({ rows, variants });
  const lines = rows.map((row) =>
    toLine(row, row.variant_id === null ? undefined : variants.get(row.variant_id), {
      prices,
      division,
      variants,
      products,
      language,
      tax,
      quantity: counts.get(row.product_id) ?? 0,
    }),
  );
  const priced = lines.map(({ unitMinor, vatRate, available, row, giftCard, found }) => ({
    unitMinor,
    vatRate,
    giftCard: giftCard !== null,
    quantity: available ? row.quantity : 0,
    productId: row.product_id,
    collectionIds: found?.product.collectionIds ?? [],
  }));
  const cardsMinor = priced.reduce(
    (sum, { giftCard, unitMinor, quantity }) => (giftCard ? sum + unitMinor * quantity : sum),
    0,
  );
  const needsDelivery = lines.length === 0 || lines.some(({ giftCard }) => giftCard === null);
  /** Delivery costs the typed price, less its tax where the buying business owes that. */
  const deliveryToPay = (minor: number): number =>
    tax.businessNumber === null
      ? minor
      : minor -
        computeTotals({
          lines: priced.map((line, index) => ({ ...line, vatRate: lines[index]?.dueVatRate ?? 0 })),
          shippingMinor: minor,
          currency: prices.currency,
          taxIncluded: true,
        }).shippingTax;
  const deliveryMinor = (goodsMinor: number): number =>
    needsDelivery ? deliveryToPay(shipping?.(goodsMinor) ?? 0) : 0;
  const discounts = offers.filter((offer) => isUsable(offer, now)).map((offer) => toDiscount(offer, prices));
  const outcome = applyDiscounts(priced, discounts, deliveryMinor);
  const input = { lines: priced, reductions: outcome, currency: prices.currency, taxIncluded: true };
  const goods = computeTotals(input);
  const goodsMinor = goods.subtotal - goods.discount - cardsMinor;
  const shippingMinor = deliveryMinor(goodsMinor);
  const totals = shippingMinor > 0 ? computeTotals({ ...input, shippingMinor }) : goods;
  const coupon = offers.find(({ code }) => code !== null);
  return {
    tax,
    deliveryToPay,
    goodsMinor,
    needsDelivery,
    payableByCardsMinor: totals.total - cardsMinor,
    prices,
    lines,
    coupon: coupon
      ? {
          code: coupon.code ?? '',
          title: coupon.title,
          fault: offerFault(coupon, now),
          problem: problemText(outcome.problems.get(coupon.id), prices),
        }
      : null,
    discounts: outcome.applied,
    freeDelivery: outcome.freeDelivery,
    totals,
  };
}
