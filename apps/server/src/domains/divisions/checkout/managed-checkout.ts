import type { CallInput, CheckoutSettings } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { storedCheckoutSettings } from '../../../tenancy/checkout-fields.ts';
import type { Division } from '../../../tenancy/division.ts';
import { lockCheckoutSettings, writeCheckoutSettings } from './checkout-settings.repository.ts';

/** The store whose checkout is changed, and by whom; a change is made once for its key. */
export interface CheckoutManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

const keptVersion = z.object({ version: z.number() });

/** Fields that a store's checkout asks for, as its team manages them. */
export function createManagedCheckout({
  database,
  divisions,
  cache,
}: Pick<Core, 'database' | 'divisions' | 'cache'>) {
  return {
    read: ({ checkout }: Division): CheckoutSettings => checkout,

    async update(
      { division, actor, key }: CheckoutManager,
      body: CallInput<'dashboard.updateCheckoutSettings'>['body'],
    ): Promise<Result<CheckoutSettings>> {
      const updated = await settle(() =>
        database.platform(async (db) => {
          const before = storedCheckoutSettings.parse(await lockCheckoutSettings(db, division.id));
          const once = writeKey({ call: 'checkout.settings', actor, key }, body);
          const what = { division: division.id, once, schema: keptVersion };
          await writtenOnce(db, what, async () => {
            if (body.version !== before.version) {
              const message = 'Somebody else has changed the checkout. Load the page again.';
              throw new Rollback(fail('conflict', message, 'version'));
            }
            const { version, ...fields } = body;
            const promises = { ...before.promises, ...fields.promises };
            const after = storedCheckoutSettings.parse({
              ...before,
              ...fields,
              promises,
              version: version + 1,
            });
            await writeCheckoutSettings(db, division.id, after);
            const action = 'checkout.settings_updated';
            const data = { ...fields };
            await recordAudit(db, { division: division.id, actor, action, target: 'checkout', data });
            return { version: after.version };
          });
          return storedCheckoutSettings.parse(await lockCheckoutSettings(db, division.id));
        }),
      );
      if (!updated.ok) return updated;
      await divisions.changed(division.id);
      cache.drop([`division:${division.id}`, `pages:${division.id}`]);
      return ok(updated.value);
    },
  };
}

/** Fields that a store's checkout asks for, as its team manages them. */
export type ManagedCheckout = ReturnType<typeof createManagedCheckout>;
