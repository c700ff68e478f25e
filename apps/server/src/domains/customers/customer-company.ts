import { bespokeCompany } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import { setCompany, shopperAccounts } from '../accounts/customer-accounts.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { emailsOf, findRecord, lockCustomers } from './customers.repository.ts';
import { noCustomer, type CustomerManager } from './managed-customers.ts';

const keptId = z.object({ id: z.string() });

/**
 * Says whether the account of a customer belongs to the bespoke company (platform.md §1, §6 `isBespoke`), in a transaction of
 * its own, once for its key. Fails with `conflict` for a customer without an account.
 */
export async function setBespoke(
  { database }: Pick<Core, 'database'>,
  { division, actor, key }: CustomerManager,
  { id, bespoke }: { readonly id: string; readonly bespoke: boolean },
): Promise<Result<null>> {
  const result = await settle(() =>
    database.tenant(division.id, async (db) => {
      const once = writeKey({ call: 'customer.company', actor, key }, [id, bespoke]);
      await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
        await lockCustomers(db, division.id);
        if (!(await findRecord(db, { division: division.id, id }))) throw new Rollback(noCustomer());
        const emails = (await emailsOf(db, division.id, [id])).map(({ email }) => email);
        const accounts = await shopperAccounts(db, division.id, { emails });
        if (accounts.length === 0)
          throw new Rollback(fail('conflict', 'This customer has no account. They need to sign up first.'));
        const companyId = bespoke ? bespokeCompany : null;
        const changed = await setCompany(db, division.id, {
          accounts: accounts.map((account) => account.id),
          companyId,
        });
        if (changed > 0)
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'customer.company-changed',
            target: `customer-record:${id}`,
            data: { companyId },
          });
        return { id };
      });
    }),
  );
  return result.ok ? ok(null) : result;
}
