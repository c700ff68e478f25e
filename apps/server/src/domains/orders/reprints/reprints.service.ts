import { statusTexts, type CallInput } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { stateOf } from '../order-state.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { reprintRefusal } from './reprint-rules.ts';
import { createExchanges, type Arrived } from '../returns/exchanges.ts';

type Wish = CallInput<'atlas.reprintOrder'>['body'];

/** Makes spoiled goods again (platform.md §3 Order: child orders, §4: a child order with a reprint reason). */
export interface Reprints {
  /**
   * Writes an order of the goods that are printed again; their stock is taken. Fails with `not_found`, `conflict` before the
   * order is made or when it is refunded, `validation_failed` on `lines`, `sold_out`. Nothing is written then.
   *
   * @returns the id of the new order
   */
  reprint(
    staff: Identity,
    at: { readonly id: number; readonly key: string },
    wish: Wish,
  ): Promise<Result<number>>;
}

async function wantedOf(db: Db, order: OrderRow, { lines }: Wish): Promise<Arrived[]> {
  const items = await readItems(db, order);
  return lines.map(({ id, quantity }, at) => {
    const item = items.find((each) => each.id === id);
    const refuse = (field: string, message: string): never => {
      throw new Rollback(fail('validation_failed', message, `lines.${at}.${field}`));
    };
    if (!item) return refuse('id', 'This order has no such line');
    if (lines.findIndex((line) => line.id === id) < at) return refuse('id', 'This line is chosen already');
    if (recipientOf(item) !== null) return refuse('id', 'Nothing of a gift card is printed');
    if (item.variant_id === null) return refuse('id', 'The store does not sell this any more');
    if (quantity > item.quantity) return refuse('quantity', `Max ${item.quantity}`);
    return { item, line: item, count: quantity };
  });
}

/** Builds the reprints of staff. */
export function createReprints(
  core: Pick<Core, 'database' | 'divisions'>,
  needs: { readonly catalogue: CatalogueLookups },
): Reprints {
  const { database, divisions } = core;
  const exchanges = createExchanges(core, needs);

  async function write(db: Db, staff: Identity, { id, wish }: { id: number; wish: Wish }): Promise<number> {
    const order = await findOrder(db, { division: null, id, lock: true });
    const division = order && (await divisions.byId(order.division_id, db));
    if (!order || !division || order.draft !== null)
      throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
    const against = reprintRefusal(stateOf(order), order.payment_state);
    if (against !== null) throw new Rollback(fail('conflict', against));
    const child = await exchanges.create(db, division, {
      order,
      number: '',
      arrived: await wantedOf(db, order, wish),
      variants: new Map(),
      reprintReason: wish.reason,
    });
    await recordAudit(db, {
      division: division.id,
      actor: staff,
      action: 'order.reprinted',
      target: `order:${id}`,
      data: { number: order.number, reprint: child.number, reason: wish.reason },
    });
    return child.id;
  }

  return {
    reprint: async (staff, { id, key }, wish) => {
      const once = writeKey({ call: 'reprint', actor: staff, key }, { id, wish });
      return settle(() =>
        database.platform(async (db) => {
          const order = await findOrder(db, { division: null, id });
          if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
          const written = await writtenOnce(
            db,
            { division: order.division_id, once, schema: z.number() },
            () => write(db, staff, { id, wish }),
          );
          return written.value;
        }),
      );
    },
  };
}
