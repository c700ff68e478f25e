import type { OrderOptions } from '@omnis/contract';
import type { FoundVariant } from '../../catalogue/catalogue.types.ts';
import type { OrderItemRow } from '../orders.repository.ts';

/**
 * The colours and sizes that a line can be had in at the price of its own, which is among them; none when its own is not
 * sold any more.
 *
 * @param variants - of the products that are in the order
 */
export function choicesOf(
  item: Pick<OrderItemRow, 'product_id' | 'variant_id'>,
  variants: ReadonlyMap<number, readonly FoundVariant[]>,
): OrderOptions['lines'][number]['choices'] {
  const siblings = variants.get(item.product_id ?? 0) ?? [];
  const own = siblings.find(({ variant }) => variant.id === item.variant_id);
  if (!own) return [];
  return siblings
    .filter(
      ({ product, variant }) =>
        variant.id === own.variant.id || (product.shown && variant.priceMinor === own.variant.priceMinor),
    )
    .map(({ variant }) => ({
      variantId: variant.id,
      options: { Colour: variant.colour, Size: variant.size },
      left: variant.stock,
    }));
}
