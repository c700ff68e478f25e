import type { stockChangeReasons } from '@omnis/contract';
import type { Db } from '../../database/connection.ts';
import type { Identity } from '../../http/context.ts';
import type { StockMove } from './stock.ts';

/** Units of a variant before and after a change; null: made to order. */
export interface StockChange {
  readonly variantId: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** The person who changed stock, and why. */
export interface StockChangeCause {
  /** null for work of the platform itself. */
  readonly by: Pick<Identity, 'kind' | 'id' | 'name'> | null;
  readonly reason: (typeof stockChangeReasons)[number];
  readonly note?: string;
  /** The order whose goods came back. */
  readonly orderId?: number;
}

/**
 * Notes changes of stock in the history of their variants, in the transaction that makes them. Never called by a checkout:
 * the lines of orders say what they took.
 */
export async function recordStockChanges(
  { query }: Db,
  division: number,
  {
    by,
    reason,
    note = '',
    orderId,
    changes,
  }: StockChangeCause & { readonly changes: readonly StockChange[] },
): Promise<void> {
  if (changes.length === 0) return;
  await query
    .insertInto('stock_changes')
    .values(
      changes.map(({ variantId, from, to }) => ({
        division_id: division,
        variant_id: variantId,
        from_stock: from,
        to_stock: to,
        reason,
        note,
        order_id: orderId ?? null,
        by_kind: by?.kind ?? 'system',
        by_id: by?.id ?? null,
        by_name: by?.name ?? '',
      })),
    )
    .execute();
}

/**
 * Notes units that `giveStockBack` has just put back, in the same transaction. Variants that are made to order, or deleted,
 * got none.
 *
 * @param moves - units of each variant, each variant once
 */
export async function recordUnitsBack(
  db: Db,
  division: number,
  { moves, ...cause }: Omit<StockChangeCause, 'reason'> & { readonly moves: readonly StockMove[] },
): Promise<void> {
  if (moves.length === 0) return;
  const rows = await db.query
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('division_id', '=', division)
    .where(
      'id',
      'in',
      moves.map(({ variantId }) => variantId),
    )
    .execute();
  const now = new Map(rows.map(({ id, stock }) => [id, stock]));
  const changes = moves.flatMap(({ variantId, quantity }): StockChange[] => {
    const to = now.get(variantId) ?? null;
    return to === null ? [] : [{ variantId, from: to - quantity, to }];
  });
  await recordStockChanges(db, division, { ...cause, reason: 'returned', changes });
}
