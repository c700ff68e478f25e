import { labelled } from '@omnis/texts';
import { formatRoundPrice } from '@omnis/shop-kit';
import type { BasketLine } from './basket-line.types.ts';

/** Product with its options and personalisation, in a basket or an order. */
export type MadeLine = Pick<BasketLine, 'name' | 'options' | 'personalisation' | 'bundleItems' | 'giftCard'>;

/** For whom a gift card is: `Ben, ben@shop.example`; '' for the buyer, and for all other goods. */
export const recipientText = ({ giftCard }: Pick<MadeLine, 'giftCard'>): string =>
  [giftCard?.name, giftCard?.email].filter(Boolean).join(', ');

/** Personalisation in words, such as `Name: Ann`. */
function personalisationWords(
  { personalisation }: Pick<MadeLine, 'personalisation'>,
  locale: string,
): string[] {
  return personalisation.map(({ label, value }) => (label === '' ? value : labelled(label, value, locale)));
}

/** Contents of a bundle and personalisation in words, such as `2 × Mug` and `Name: Ann`. */
export function madeWords(line: Pick<MadeLine, 'personalisation' | 'bundleItems'>, locale: string): string[] {
  const held = line.bundleItems.map(
    ({ name, options, quantity }) =>
      `${quantity} × ${[name, options.Colour, options.Size].filter(Boolean).join(', ')}`,
  );
  return [...held, ...personalisationWords(line, locale)];
}

/** Name of a line's size: a gift card's is its value, which each language writes its own way. */
export const sizeWords = (
  {
    giftCard,
    options,
    priceIncTax,
    giftCardValue = priceIncTax,
  }: Pick<MadeLine, 'giftCard' | 'options'> & {
    readonly priceIncTax: number;
    readonly giftCardValue?: number;
  },
  currency: string,
  locale: string,
): string => (giftCard ? formatRoundPrice(giftCardValue, currency, locale) : options.Size);

/** A line in words that tell it from others of its product, such as `Tee, Navy, M, Name: Ann`. */
export function lineWords(
  line: MadeLine & { readonly priceIncTax: number; readonly giftCardValue?: number },
  { currency, locale }: { readonly currency: string; readonly locale: string },
): string {
  const size = sizeWords(line, currency, locale);
  return [line.name, line.options.Colour, size, recipientText(line), ...madeWords(line, locale)]
    .filter(Boolean)
    .join(', ');
}

/** Design and personalisation of a line, as sent when the same is added again; nothing for a product sold as it is. */
export function makingOf({
  personalisation,
  bundleItems,
  giftCard,
}: Pick<MadeLine, 'personalisation' | 'bundleItems' | 'giftCard'>): {
  personalisation?: Record<string, string>;
  bundleItems?: string[];
  giftCard?: NonNullable<MadeLine['giftCard']>;
} {
  return {
    ...(personalisation.length === 0
      ? {}
      : { personalisation: Object.fromEntries(personalisation.map(({ id, value }) => [id, value])) }),
    ...(giftCard === null ? {} : { giftCard }),
    ...(bundleItems.length === 0 ? {} : { bundleItems: bundleItems.map(({ variantId }) => variantId) }),
  };
}
