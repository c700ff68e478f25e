import type { OrderOptions } from '@omnis/contract';
import type { CurrencyCode } from '@omnis/models';
import type { FoundVariant } from '../../catalogue/catalogue.types.ts';
import { costsTheSame } from '../../catalogue/listing/fixed-prices.ts';
import type { OrderItemRow } from '../orders.types.ts';

/**
 * The colours and sizes that a line can be had in at the price of its own, which is among them; none when its own is not
 * sold any more.
 *
 * @param variants - of the products that are in the order
 * @param currency - of the order
 */
export function choicesOf(
  item: Pick<OrderItemRow, 'product_id' | 'variant_id'>,
  variants: ReadonlyMap<number, readonly FoundVariant[]>,
  currency: CurrencyCode,
): OrderOptions['lines'][number]['choices'] {
  const siblings = variants.get(item.product_id ?? 0) ?? [];
  const own = siblings.find(({ variant }) => variant.id === item.variant_id);
  if (!own) return [];
  return siblings
    .filter(
      ({ product, variant }) =>
        variant.id === own.variant.id || (product.shown && costsTheSame(variant, own.variant, currency)),
    )
    .map(({ variant }) => ({
      variantId: variant.id,
      options: { Colour: variant.colour, Size: variant.size },
      left: variant.stock,
    }));
}
