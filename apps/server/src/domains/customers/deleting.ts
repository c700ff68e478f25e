import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, Rollback, settle, type Result } from '../../http/answer.ts';
import { shopperAccounts } from '../accounts/customer-accounts.ts';
import type { ShopperDeletion } from '../accounts/personal/shopper-deletion.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { deleteRecord, emailsOf, findRecord, lockCustomers } from './customers.repository.ts';
import { noCustomer, refuseStale, type CustomerManager } from './managed-customers.ts';

/** Deletes customers with what a store keeps of them, as the deletion of an account does. */
export function createDeleting(
  { database }: Pick<Core, 'database'>,
  { shoppers }: { shoppers: ShopperDeletion },
) {
  return async (
    { division, actor, key }: CustomerManager,
    { id, version }: { id: string; version: number },
  ): Promise<Result<{ message: string }>> => {
    const result = await settle(() =>
      // Sessions and proofs of an account belong to no store, so the platform's role erases them.
      database.platform(async (db) => {
        const once = writeKey({ call: 'customer.delete', actor, key }, [id, version]);
        const kept = { division: division.id, once, schema: z.object({ id: z.string() }) };
        const touched: Awaited<ReturnType<ShopperDeletion['erase']>>[] = [];
        await writtenOnce(db, kept, async () => {
          await lockCustomers(db, division.id);
          const record = await findRecord(db, { division: division.id, id });
          if (!record) throw new Rollback(noCustomer());
          refuseStale(record, version);
          const emails = (await emailsOf(db, division.id, [id])).map(({ email }) => email);
          const accounts = await shopperAccounts(db, division.id, { emails });
          for (const email of emails) {
            const account = accounts.find((each) => each.email === email)?.id ?? null;
            const shopper = { division: division.id, account, email };
            const open = await shoppers.openOrders(db, shopper);
            if (open > 0)
              throw new Rollback(
                fail(
                  'conflict',
                  'Orders of this customer are on their way. Complete or refund them, then delete the customer.',
                ),
              );
            touched.push(await shoppers.erase(db, shopper));
          }
          await deleteRecord(db, { division: division.id, id });
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'customer.deleted',
            target: `customer-record:${id}`,
          });
          return { id };
        });
        return touched;
      }),
    );
    if (!result.ok) return result;
    for (const each of result.value) await shoppers.afterErasing(division.id, each);
    return { ok: true, value: { message: 'Customer deleted' } };
  };
}
