import { statusTexts } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { keepRows, keptRowsSchema, putRowsBack } from '../../database/kept-rows.ts';
import { fail, Rollback, settle, type Result } from '../../http/answer.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { countKept, takenCode } from './discount-codes.repository.ts';
import { deleteDiscount, findDiscount } from './discounts.repository.ts';
import { refuseTooMany, type DiscountManager } from './managed-discounts.ts';

/** Codes and uses that a discount may have to be kept when it is deleted. */
const mostKept = 5000;

/** A deleted discount with its codes, customers and uses. */
export const keptDiscountSchema = z.object({
  id: z.uuid(),
  method: z.enum(['code', 'automatic']),
  discount: keptRowsSchema,
  codes: keptRowsSchema,
  customers: keptRowsSchema,
  uses: keptRowsSchema,
});

/** A deleted discount with its codes, customers and uses. */
export type KeptDiscount = z.output<typeof keptDiscountSchema>;

const keptId = z.object({ id: z.string() });
const codeSchema = z.object({ code: z.string() });

/** Deletes discounts so that they can be put back. */
export function createKeptDiscounts({ database }: Pick<Core, 'database'>) {
  return {
    /**
     * Deletes a discount, once for its key, and gives what puts it back. Fails with `not_found`, and with `conflict` for one that
     * has too many codes and uses to be kept.
     */
    remove: (manager: DiscountManager, id: string): Promise<Result<KeptDiscount>> => {
      const { division, actor, key } = manager;
      return settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'discount.deleteKept', actor, key }, id);
          const kept = { division: division.id, once, schema: keptDiscountSchema };
          const { value } = await writtenOnce(db, kept, async () => {
            const row = await findDiscount(db, division.id, { id, lock: true });
            if (!row) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            if ((await countKept(db, division.id, id)) > mostKept)
              throw new Rollback(
                fail(
                  'conflict',
                  'It has too many codes and uses to be put back later. Turn it off, or delete it on its page.',
                ),
              );
            const of = { division_id: division.id, discount_id: id };
            const deleted = keptDiscountSchema.parse({
              id,
              method: row.method,
              discount: await keepRows(db, 'discounts', { division_id: division.id, id }),
              codes: await keepRows(db, 'discount_codes', of),
              customers: await keepRows(db, 'discount_customers', of),
              uses: await keepRows(db, 'discount_uses', of),
            });
            await deleteDiscount(db, division.id, id);
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'discount.deleted',
              target: `discount:${id}`,
            });
            return deleted;
          });
          return value;
        }),
      );
    },

    /** Puts a deleted discount back, once for its key. Fails with `conflict` when its code was taken, or the store is full. */
    putBack: (manager: DiscountManager, kept: KeptDiscount): Promise<Result<{ id: string }>> => {
      const { division, actor, key } = manager;
      return settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'discount.putBack', actor, key }, kept.id);
          const { value } = await writtenOnce(
            db,
            { division: division.id, once, schema: keptId },
            async () => {
              await refuseTooMany(db, division.id, kept.method);
              const codes = kept.codes.map((row) => codeSchema.parse(row).code);
              const taken = await takenCode(db, division.id, codes);
              if (taken !== null)
                throw new Rollback(fail('conflict', `Another discount has the code ${taken} now.`));
              await putRowsBack(db, 'discounts', kept.discount);
              await putRowsBack(db, 'discount_codes', kept.codes);
              await putRowsBack(db, 'discount_customers', kept.customers);
              await putRowsBack(db, 'discount_uses', kept.uses);
              await recordAudit(db, {
                division: division.id,
                actor,
                action: 'discount.restored',
                target: `discount:${kept.id}`,
              });
              return { id: kept.id };
            },
          );
          return value;
        }),
      );
    },
  };
}

/** Deletes discounts so that they can be put back. */
export type KeptDiscounts = ReturnType<typeof createKeptDiscounts>;
