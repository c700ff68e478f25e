import type { Basket, BasketItem, Totals as WireTotals } from '@omnis/contract';
import { toMajor, type AppliedDiscount, type Language, type Totals } from '@omnis/models';
import { sayToShopper } from '../../texts/say-to-shopper.ts';
import type { FoundProduct, FoundVariant } from '../catalogue/catalogue.types.ts';
import { pictureIn } from '../catalogue/find-variant.ts';
import type { Prices } from '../catalogue/listing/prices.ts';
import { cardLabel } from '../gift-cards/card-label.ts';
import type { LineRow } from './basket.repository.ts';
import { maxQuantity } from './basket.repository.ts';
import type { Cart, CartLine } from './cart.ts';
import { favouritePrice } from './favourite-price.ts';
import { toBundleLine } from './line-bundle.ts';

const goneName = 'This product is no longer available';

/** Sums as they go over the wire. @param discounts - those that make up the discount */
export function wireTotals(totals: Totals, discounts: readonly AppliedDiscount[]): WireTotals {
  const { currency } = totals;
  const major = (minor: number): number => toMajor(minor, currency);
  return {
    currency,
    subtotal: major(totals.subtotal),
    discount: major(totals.discount),
    goodsTax: major(totals.goodsTax),
    taxDiscount: major(totals.taxDiscount),
    shipping: major(totals.shipping),
    shippingTax: major(totals.shippingTax),
    total: major(totals.total),
    ...(discounts.length === 0
      ? {}
      : {
          discounts: discounts.map(({ title, code, amountMinor, freeDelivery }) => ({
            title,
            code,
            amount: major(amountMinor),
            freeDelivery,
          })),
        }),
  };
}

function toItem(
  {
    row,
    found,
    unitMinor,
    fullUnitMinor,
    available,
    withdrawn,
    stock,
    name,
    image,
    personalisation,
    design,
    bundle,
    giftCard,
    cardValueMinor,
  }: CartLine,
  { prices, language }: { prices: Prices; language: Language },
): BasketItem {
  return {
    key: row.key,
    quantity: row.quantity,
    name: name === '' ? sayToShopper(language, goneName) : name,
    priceIncTax: prices.fromMinor(unitMinor),
    fullPriceIncTax: fullUnitMinor > unitMinor ? prices.fromMinor(fullUnitMinor) : null,
    image,
    options: {
      Colour: found?.variant.colour ?? row.colour,
      Size:
        cardValueMinor === null
          ? (found?.variant.size ?? row.size)
          : cardLabel(cardValueMinor, prices.currency),
    },
    personalisation: [...personalisation.values],
    ...(design === null ? {} : { design }),
    bundleItems: bundle.parts.map(toBundleLine),
    giftCard,
    ...(cardValueMinor === null ? {} : { giftCardValue: prices.fromMinor(cardValueMinor) }),
    productUuid: found?.product.uuid ?? '',
    productId: row.product_id,
    productUrl: found && !withdrawn ? found.product.urlName : '',
    variantId: row.variant_id ?? '',
    available,
    ...(withdrawn ? { withdrawn: true } : {}),
    maxQuantity: stock === null ? null : Math.min(stock, maxQuantity),
  };
}

/** The basket as it is answered. `freeFromMinor` is in minor units of the store's own currency. */
export function basketView(
  cart: Cart,
  {
    freeFromMinor,
    giftNote,
    language,
  }: { freeFromMinor: number | null; giftNote: string; language: Language },
): Basket {
  const { prices, lines, coupon, discounts, totals, goodsMinor, needsDelivery, freeDelivery } = cart;
  const threshold = freeFromMinor === null ? null : prices.converted(freeFromMinor);
  const remaining = threshold === null || freeDelivery ? 0 : Math.max(0, threshold - goodsMinor);
  return {
    items: lines.map((line) => toItem(line, { prices, language })),
    currency: prices.currency,
    totalQuantity: lines.reduce((sum, { row }) => sum + row.quantity, 0),
    totals: wireTotals(totals, discounts),
    coupon: coupon && {
      code: coupon.code,
      description: coupon.title,
      problem: sayToShopper(language, coupon.fault || coupon.problem),
    },
    giftNote,
    freeDelivery:
      threshold === null || !needsDelivery
        ? null
        : { threshold: prices.fromMinor(threshold), remaining: prices.fromMinor(remaining) },
  };
}

/** Data that favourites are shown with. */
export interface LikedProducts {
  readonly products: ReadonlyMap<number, FoundProduct>;
  readonly variants: ReadonlyMap<number, readonly FoundVariant[]>;
  readonly prices: Prices;
}

/** Favourites as they are answered: products in the colour and size that were liked; together they cost nothing. */
export function favouritesView(
  rows: readonly LineRow[],
  { products, variants, prices }: LikedProducts,
): Basket {
  const items = rows.flatMap((row): BasketItem[] => {
    const product = products.get(row.product_id);
    if (!product) return [];
    const sold = variants.get(product.id) ?? [];
    const { priceMinor, fullPriceMinor, priceVaries } = favouritePrice(product, sold, {
      liked: row,
      prices,
    });
    return [
      {
        key: row.key,
        quantity: 1,
        name: product.name,
        priceIncTax: prices.fromMinor(priceMinor),
        fullPriceIncTax: fullPriceMinor > priceMinor ? prices.fromMinor(fullPriceMinor) : null,
        ...(priceVaries ? { priceVaries: true } : {}),
        reviews: product.reviews,
        colours: product.colours.map(({ name, hex, swatch }) => ({
          name,
          hex,
          image: swatch,
          available: sold.some(({ variant, available }) => variant.colour === name && available),
        })),
        image: pictureIn(product, row.colour),
        options: { Colour: row.colour, Size: row.size },
        personalisation: [],
        bundleItems: [],
        giftCard: null,
        productUuid: product.uuid,
        productId: product.id,
        productUrl: product.urlName,
        variantId: row.variant_id ?? '',
        available: product.available,
        // It keeps its name: by it the heart is known that takes it out.
        ...(product.shown ? {} : { withdrawn: true }),
        maxQuantity: null,
      },
    ];
  });
  const { currency } = prices;
  const totals = {
    currency,
    subtotal: 0,
    discount: 0,
    goodsTax: 0,
    taxDiscount: 0,
    shipping: 0,
    shippingTax: 0,
    total: 0,
  };
  return {
    items,
    currency,
    totalQuantity: items.length,
    totals,
    coupon: null,
    giftNote: '',
    freeDelivery: null,
  };
}
