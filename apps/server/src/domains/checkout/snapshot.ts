import {
  bundleLineSchema,
  giftCardRecipientSchema,
  placeOrderSchema,
  storedAddressSchema,
} from '@omnis/contract';
import { currencyCodes, languages, sourceLanguage, taxClasses, taxSchemes, vatIncluded } from '@omnis/models';
import { z } from 'zod';
import type { CardShare } from '../gift-cards/gift-cards.types.ts';
import type { Cart } from '../basket/cart.ts';
import { cardLabel } from '../gift-cards/card-label.ts';
import { toBundleLine } from '../basket/line-bundle.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderShippingMethodSchema } from '../orders/orders.view.ts';

const lineSchema = z.object({
  /** Of the line in the basket. */
  key: z.string(),
  productId: z.number(),
  productUrl: z.string(),
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  /** Id of the design that the shopper made for it. */
  design: z.string().nullable().default(null),
  /** Values that the shopper has filled in, with the labels of that moment. */
  personalisation: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })).default([]),
  /** Personalisation surcharge on top of `ownPriceMinor`; compared again when the order is written. */
  ownExtraMinor: z.number().default(0),
  /** Content of one, when it is a bundle; compared again when the order is written. */
  bundleItems: z.array(bundleLineSchema).default([]),
  /** For whom it is, when it is a gift card. */
  giftCard: giftCardRecipientSchema.nullable().default(null),
  /** Value as a gift card; its price, where the value was not noted yet. */
  cardValueMinor: z.number().nullable().default(null),
  colour: z.string(),
  size: z.string(),
  quantity: z.number(),
  /** Of one, tax included, in the store's own currency; compared again when the order is written. */
  ownPriceMinor: z.number(),
  /** Price of one in the order's currency where its owner fixed it; null: it was converted. Compared again, too. */
  ownFixedMinor: z.number().nullable().default(null),
  /** Per cent off for the quantity of the product; compared again when the order is written. */
  quantityPercent: z.number().default(0),
  /** Unit prices by quantity of the product, tax included, in the order's currency; for changes of the order. */
  quantityPrices: z.array(z.object({ quantity: z.number(), price: z.number() })).default([]),
  /** Of one, tax included, in the order's currency. */
  unitMinor: z.number(),
  /** Of the whole line, tax included. */
  discountMinor: z.number(),
  /** VAT rate charged at the destination. */
  vatRate: z.number(),
  /** The product's own rate and class; compared again when the order is written. The charged one, where it was not noted yet. */
  ownVatRate: z.number().optional(),
  vatClass: z.enum(taxClasses).nullish(),
});

const totalsSchema = z.object({
  subtotal: z.number(),
  discount: z.number(),
  goodsTax: z.number(),
  taxDiscount: z.number(),
  shipping: z.number(),
  shippingTax: z.number(),
  total: z.number(),
});

/** Content of an order and its prices when it was decided; money in minor units of `currency`. */
export const snapshotSchema = z.object({
  currency: z.enum(currencyCodes),
  exchangeRate: z.number(),
  lines: z.array(lineSchema),
  totals: totalsSchema,
  coupon: z.string().nullable(),
  /** Of the store, by which tax was counted; one from before this was noted has none. */
  vatNumber: z.string().optional(),
  /** Why it is taxed as it is. */
  taxScheme: z.enum(taxSchemes).nullable().default(null),
  /** Of a business that owes the tax itself. */
  buyerVatNumber: z.string().nullable().default(null),
  /** The amounts of the discounts, which are counted when the order is written. */
  discounts: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        code: z.string().nullable(),
        amountMinor: z.number(),
        freeDelivery: z.boolean(),
      }),
    )
    .default([]),
  shippingMethod: orderShippingMethodSchema,
  /** Amounts that gift cards pay of it; compared with their balances when the order is written. */
  giftCards: z.array(z.object({ cardId: z.string(), amountMinor: z.number() })).default([]),
});

/** Content of an order and its prices. */
export type Snapshot = z.output<typeof snapshotSchema>;

/** The shopper's request, kept so that an interrupted checkout can be resumed. */
export const requestSchema = z.object({
  body: placeOrderSchema.extend({
    shippingAddress: storedAddressSchema,
    // Of who collects an order it has the name alone.
    billingAddress: storedAddressSchema,
  }),
  customerId: z.string().nullable(),
  /** Where the shopper's links lead. */
  origin: z.string(),
  /** Variations that the shopper was counted with, by the id of their split test. */
  splitTests: z.record(z.string(), z.string()).default({}),
  /** In which the shopper is spoken to; one from before this was noted is in English. */
  language: z.enum(languages).default(sourceLanguage),
});

/** The shopper's request. */
export type CheckoutRequest = z.output<typeof requestSchema>;

/** Fixes a priced cart. */
export function takeSnapshot(
  cart: Cart,
  division: Division,
  { shippingMethod, shares }: { shippingMethod: Snapshot['shippingMethod']; shares: readonly CardShare[] },
): Snapshot {
  const { prices, totals } = cart;
  const { currency } = prices;
  const own = division.exchangeRates[division.currency] ?? 1;
  return {
    currency,
    exchangeRate: currency === division.currency ? 1 : (division.exchangeRates[currency] ?? 1) / own,
    lines: cart.lines.flatMap(
      (
        {
          row,
          found,
          unitMinor,
          vatRate,
          ownVatRate,
          quantityPercent,
          quantityPrices,
          name,
          image,
          design,
          personalisation,
          bundle,
          giftCard,
          cardValueMinor,
        },
        index,
      ) =>
        found
          ? [
              {
                key: row.key,
                productId: found.product.id,
                productUrl: found.product.urlName,
                variantId: found.variant.id,
                name,
                sku: found.variant.sku || found.product.sku,
                image,
                design,
                personalisation: [...personalisation.values],
                ownExtraMinor: personalisation.ownMinor,
                bundleItems: bundle.parts.map(toBundleLine),
                giftCard,
                cardValueMinor,
                colour: found.variant.colour,
                size: cardValueMinor === null ? found.variant.size : cardLabel(cardValueMinor, currency),
                quantity: row.quantity,
                ownPriceMinor: found.variant.priceMinor,
                ownFixedMinor: prices.fixedNow(found.variant),
                quantityPercent,
                quantityPrices: [...quantityPrices],
                unitMinor,
                discountMinor: totals.lines[index]?.discount ?? 0,
                vatRate,
                ownVatRate,
                vatClass: found.product.vatClass,
              },
            ]
          : [],
    ),
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      goodsTax: totals.goodsTax,
      taxDiscount: totals.taxDiscount,
      shipping: totals.shipping,
      shippingTax: totals.shippingTax,
      total: totals.total,
    },
    vatNumber: cart.tax.treatment.number,
    taxScheme: cart.tax.treatment.scheme,
    buyerVatNumber: cart.tax.businessNumber,
    coupon: cart.discounts.find(({ code }) => code !== null)?.code ?? null,
    discounts: [...cart.discounts],
    shippingMethod,
    giftCards: [...shares],
  };
}

/** Amount left to pay after the gift cards, in minor units. */
export function toPayMinor({ totals, giftCards }: Pick<Snapshot, 'totals' | 'giftCards'>): number {
  return giftCards.reduce((left, { amountMinor }) => left - amountMinor, totals.total);
}

/** Price of one without its tax, and the tax. */
export function splitTax({ unitMinor, vatRate }: Pick<Snapshot['lines'][number], 'unitMinor' | 'vatRate'>): {
  priceMinor: number;
  taxMinor: number;
} {
  const taxMinor = vatIncluded(unitMinor, vatRate);
  return { priceMinor: unitMinor - taxMinor, taxMinor };
}
