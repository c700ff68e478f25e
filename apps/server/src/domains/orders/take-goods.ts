import { texts } from '@omnis/contract';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback } from '../../http/answer.ts';
import { takeUsesAgain } from '../discounts/discount-uses.ts';
import { onlyLeft } from '../stock/only-left.ts';
import { lockVariants, takeStock, type LockedVariant } from '../stock/stock.ts';
import { bundleOf, productsOf, stockOf } from './order-stock.ts';
import type { OrderItemRow, OrderRow } from './orders.types.ts';

/**
 * Sets the goods of an order aside again, and uses its discounts again, after a failed payment had put them back.
 *
 * @returns the products whose stock has changed
 * @throws {Rollback} with `sold_out` or `coupon_invalid`
 */
export async function takeGoods(db: Db, order: OrderRow, items: readonly OrderItemRow[]): Promise<number[]> {
  const { division_id: division } = order;
  const wanted = stockOf(items);
  const names = new Map(
    items.flatMap((item) => [
      [item.variant_id, item.name] as const,
      ...bundleOf(item).map(({ variantId, name }) => [variantId, name] as const),
    ]),
  );
  const ids = wanted.map(({ variantId }) => variantId);
  const variants =
    ids.length === 0 ? new Map<string, LockedVariant>() : await lockVariants(db, division, ids);
  for (const { variantId, quantity } of wanted) {
    const variant = variants.get(variantId);
    const name = names.get(variantId) ?? '';
    if (!variant?.shown || variant.stock === 0) {
      const message = `${name} is no longer available`;
      throw new Rollback({ ...fail('sold_out', texts.productGone), errors: [{ field: 'items', message }] });
    }
    if (variant.stock !== null && variant.stock < quantity)
      throw new Rollback(fail('sold_out', onlyLeft(variant.stock, name), 'items'));
  }
  const failure = await takeUsesAgain(db, order);
  if (failure) throw new Rollback(failure);
  await takeStock(db, division, wanted);
  return productsOf(items);
}
