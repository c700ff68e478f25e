import { selectCurrencies, useAppSelector } from '@omnis/store';
import { useLocale, useTexts } from '@omnis/texts/react';
import { formatRoundPrice } from '@omnis/shop-kit';
import { productTexts } from '../texts/product/index.ts';
import type { Product } from './selection.ts';

/**
 * Name of a gift card's value where only its English name is known: `£25` is `25 £` in German. A name that is no value
 * stays as it is.
 */
export function useValueText(): (name: string) => string {
  const locale = useLocale();
  const [own = ''] = useAppSelector(selectCurrencies);
  return (name) => {
    const value = Number(name.replace(/[^\d.]/g, ''));
    return formatRoundPrice(value, own, 'en-GB') === name ? formatRoundPrice(value, own, locale) : name;
  };
}

/** Name of a size: a gift card's is its value, which each language writes its own way. */
export function useSizeText({
  isGiftCard,
  currency,
  variants,
}: Pick<Product, 'isGiftCard' | 'currency' | 'variants'>): (name: string) => string {
  const { locale } = useTexts(productTexts);
  return (name) => {
    const variant = isGiftCard ? variants.find(({ size }) => size === name) : undefined;
    // The price may be rounded; the value is not.
    return variant ? formatRoundPrice(variant.giftCardValue ?? variant.price, currency, locale) : name;
  };
}
