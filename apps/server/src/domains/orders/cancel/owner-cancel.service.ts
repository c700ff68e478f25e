import { statusTexts, type CancelOrder } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import type { Division } from '../../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { findOrder } from '../order-lookups.ts';
import { cancelRefusal } from './cancel-rules.ts';
import type { Cancelling } from './cancelling.ts';

const keptId = z.object({ id: z.number() });

/** Which order a member of the team acts on, and the key by which a repeat is known. */
export interface OrderAt {
  readonly division: Division;
  readonly orderId: number;
  readonly key: string;
}

/** Cancelling by a store's team, and by staff. */
export interface OwnerCancels {
  /**
   * Cancels an order that is not in production: once for its key, and once at all, however many people press at once.
   *
   * Fails with `not_found`; `conflict` that says why it cannot be cancelled; `idempotency_key_reused`. Nothing is written then.
   */
  cancel(by: Identity, at: OrderAt, wish: CancelOrder): Promise<Result<null>>;
}

/** Builds the cancelling by a store's team. */
export function createOwnerCancels(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  { catalogue, cancelling }: { catalogue: CatalogueLookups; cancelling: Cancelling },
): OwnerCancels {
  return {
    cancel: async (by, { division, orderId, key }, wish) => {
      let touched: readonly number[] = [];
      const once = writeKey({ call: 'order.cancel', actor: by, key }, [orderId, wish]);
      const result = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
            if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            const refusal = cancelRefusal(order);
            if (refusal !== null) throw new Rollback(fail('conflict', refusal));
            const { reason, restock } = wish;
            const who = by.kind === 'staff' ? 'staff' : 'the store';
            const cancelled = await cancelling(
              db,
              { division, order },
              {
                by: { kind: by.kind === 'staff' ? 'staff' : 'owner', id: by.id, name: by.name },
                logged: reason === '' ? `Cancelled by ${who}` : `Cancelled by ${who}: ${reason}`,
                refundReason: reason === '' ? 'Your order was cancelled' : reason,
                words: reason,
                restock,
              },
            );
            if (!cancelled.ok) throw new Rollback(cancelled);
            const { refundMinor, products } = cancelled.value;
            await recordAudit(db, {
              division: division.id,
              actor: by,
              action: 'order.cancelled',
              target: `order:${order.id}`,
              data: { number: order.number, refundMinor, restock, reason },
            });
            touched = products;
            return { id: order.id };
          }),
        ),
      );
      if (!result.ok) return result;
      jobs.wake();
      if (touched.length > 0) await catalogue.stockChanged(division.id, touched);
      return ok(null);
    },
  };
}
