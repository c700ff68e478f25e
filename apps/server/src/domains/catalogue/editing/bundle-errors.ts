import { bundleItemsFault } from '@omnis/models';
import type { Failure } from '../../../http/answer.ts';
import { fitsBundle } from '../bundle-stock.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { ProductChanges } from './product-changes.ts';

function itemFault(part: ProductRow | undefined, bundle: number): string | null {
  if (!part) return 'There is no such product';
  if (part.id === bundle) return 'A bundle cannot hold itself';
  if (part.isGiftCard) return `${part.name} is a gift card, which is bought by itself`;
  if (part.bundleItems.length > 0) return `${part.name} is a bundle itself`;
  return !fitsBundle(part) && part.shown
    ? `${part.name} has to be personalised, which cannot be done in a bundle`
    : null;
}

/**
 * Faults of a bundle's products. Hidden products are allowed: the bundle cannot be bought until they are shown again.
 *
 * @param id - of the product that becomes a bundle
 */
export function bundleErrors(
  id: number,
  { bundleItems = [] }: Pick<ProductChanges, 'bundleItems'>,
  snapshot: Snapshot,
): Failure['errors'] {
  if (bundleItems.length === 0) return [];
  const fault = bundleItemsFault(bundleItems);
  if (fault !== null) return [{ field: 'bundleItems', message: fault }];
  const [outer] = [...snapshot.all()].filter((row) =>
    row.bundleItems.some(({ productId }) => productId === id),
  );
  if (outer) return [{ field: 'bundleItems', message: `It is in the bundle ${outer.name} itself` }];
  return bundleItems.flatMap(({ productId }, at) => {
    const message = itemFault(snapshot.byId(productId), id);
    return message === null ? [] : [{ field: `bundleItems.${at}.productId`, message }];
  });
}
