import { statusTexts, type OrderNote } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import { findOrder } from '../order-lookups.ts';
import { insertNote, writeTags } from './order-notes.repository.ts';
import { changeTags, mostTags, tagsOf } from './order-tags.ts';

const keptId = z.object({ id: z.number() });

/** Notes and tags of a store's team on its orders; their customers never see them. */
export interface OrderNotes {
  /**
   * Writes a note, or adds and removes tags: once for its key. The order is locked, so that the tags of two people at once are
   * both kept.
   *
   * Fails with `not_found`; `validation_failed` on `addTags` for too many; `idempotency_key_reused`. Nothing is written then.
   */
  add(by: Identity, at: OrderAt, note: OrderNote): Promise<Result<null>>;
}

/** Builds the notes of a store's team. */
export function createOrderNotes({ database }: Pick<Core, 'database'>): OrderNotes {
  return {
    add: async (by, { division, orderId, key }, note) => {
      const once = writeKey({ call: 'order.note', actor: by, key }, [orderId, note]);
      const result = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
            if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            const { tags, added, removed } = changeTags(tagsOf(order.tags), note);
            if (tags.length > mostTags)
              throw new Rollback(
                fail('validation_failed', `An order has at most ${mostTags} tags`, 'addTags'),
              );
            const isTagged = added.length > 0 || removed.length > 0;
            // The tags were as wished already.
            if (note.text === '' && !isTagged) return { id: order.id };
            if (isTagged) await writeTags(db, order, tags);
            await insertNote(db, {
              division_id: order.division_id,
              order_id: order.id,
              text: note.text,
              tags_added: JSON.stringify(added),
              tags_removed: JSON.stringify(removed),
              by_kind: by.kind === 'staff' ? 'staff' : 'owner',
              by_id: by.id,
              by_name: by.name,
            });
            await recordAudit(db, {
              division: order.division_id,
              actor: by,
              action: 'order.noted',
              target: `order:${order.id}`,
              data: { number: order.number },
            });
            return { id: order.id };
          }),
        ),
      );
      return result.ok ? ok(null) : result;
    },
  };
}
