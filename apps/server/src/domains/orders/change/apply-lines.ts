import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { giveStockBack, lockVariants, takeStock } from '../../stock/stock.ts';
import { readOrder } from '../orders.view.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { holdsGoods } from '../payable.ts';
import type { AmountRefunds } from './amount-refunds.ts';
import { givenBackMinor, readRefunds, writeItem, writeOrder } from './changes.repository.ts';
import { planFailure, type LinesPlan } from './plan-lines.ts';
import { atQuantities } from './quantity-prices.ts';
import { recount } from './recount.ts';
import { standOf } from './refund-record.ts';

/** Lines of an order that were changed. */
export interface AppliedLines {
  readonly order: OrderRow;
  /** Goes back, and what of it to gift cards, in minor units. */
  readonly refundMinor: number;
  readonly toCardsMinor: number;
}

/** How lines are changed. */
export interface LinesChange {
  readonly plan: LinesPlan;
  /** New lines, which are written already and stand in no plan. */
  readonly added?: readonly OrderItemRow[];
  /** Why money goes back, in words for the customer. */
  readonly reason: string;
  /** True when the order may cost more than before; then the rest is owed. */
  readonly mayCostMore: boolean;
  readonly amountRefunds: AmountRefunds;
}

const costsMore =
  'A smaller quantity costs more per item, and more in total than now. Keep the quantity, or cancel the order and place it again.';

const refundedBefore =
  'Part of this order was refunded already, so this cannot be taken out here. Write to us, or cancel the order.';

const raisedAfterRefund =
  'Part of this order was refunded already, so it cannot cost more than now. Build a draft order for what is added.';

/** The most that an order comes to, in minor units: far below what is counted exactly. */
const mostMinor = 100_000_000_000;

const worth = (items: readonly OrderItemRow[]): number =>
  items.reduce((sum, item) => sum + (item.price_minor + item.tax_minor) * item.quantity, 0);

/**
 * Changes the lines of an order, in the transaction that holds its lock: the stock follows, and so does the money. What it
 * costs less is given back, after what was owed of it; what it costs more is owed.
 *
 * Fails with `sold_out`, with `conflict` where more would go back than was paid, or where it costs more and may not. The
 * transaction is to be rolled back then.
 */
export async function applyLines(
  db: Db,
  { order, items }: { order: OrderRow; items: readonly OrderItemRow[] },
  { plan, added = [], reason, mayCostMore, amountRefunds }: LinesChange,
): Promise<Result<AppliedLines>> {
  const { division_id: division } = order;
  const ids = [...plan.stock.keys(), ...plan.swaps.flatMap(({ from }) => from ?? [])];
  const locked = ids.length === 0 ? new Map() : await lockVariants(db, division, [...new Set(ids)]);
  const failure = planFailure(plan, { locked, currency: readOrder(order).currency });
  if (failure) return failure;

  const kept = [...atQuantities(plan.after.filter(({ quantity }) => quantity > 0)), ...added];
  if (worth(kept) > mostMinor)
    return fail('validation_failed', 'This is more than can be charged at once', 'lines');
  const { sums, discounts } = recount(order, items, kept);
  const lessMinor = order.total_minor - sums.total_minor;
  if (lessMinor < 0 && !mayCostMore) return fail('conflict', costsMore, 'lines');
  const isPaid = order.payment_state === 'paid';
  if (!isPaid && sums.total_minor < order.gift_card_minor)
    return fail(
      'conflict',
      'Gift cards pay more of this order than it would cost. Cancel it instead.',
      'lines',
    );
  if (sums.total_minor < (await givenBackMinor(db, order))) return fail('conflict', refundedBefore, 'lines');
  if (lessMinor < 0 && (await readRefunds(db, order)).some(({ state }) => state !== 'failed'))
    return fail('conflict', raisedAfterRefund, 'lines');
  for (const item of [
    ...plan.after.filter(({ quantity }) => quantity === 0),
    ...kept.map((line, index) => ({ ...line, discount_minor: discounts[index] ?? 0 })),
  ])
    await writeItem(db, item);

  if (holdsGoods(order)) {
    const moves = [...plan.stock].map(([variantId, by]) => ({ variantId, by }));
    await Promise.all([
      giveStockBack(
        db,
        division,
        moves.flatMap(({ variantId, by }) => (by > 0 ? [{ variantId, quantity: by }] : [])),
      ),
      takeStock(
        db,
        division,
        moves.flatMap(({ variantId, by }) => (by < 0 ? [{ variantId, quantity: -by }] : [])),
      ),
    ]);
  }
  // The owed part is reduced first; nobody has paid that.
  const owedMinor = isPaid ? Math.max(0, order.owed_minor - lessMinor) : 0;
  const refundMinor = isPaid ? Math.max(0, lessMinor - order.owed_minor) : 0;
  // After the goods, as every order locks them.
  const toCardsMinor =
    refundMinor > 0
      ? await amountRefunds.enqueue(db, order, {
          amountMinor: refundMinor,
          reason,
          before: standOf(order, items),
        })
      : 0;
  const changed = await writeOrder(db, order, {
    ...sums,
    gift_card_minor: order.gift_card_minor - toCardsMinor,
    owed_minor: owedMinor,
  });
  return ok({ order: changed, refundMinor, toCardsMinor });
}
