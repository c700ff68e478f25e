import { randomUUID } from 'node:crypto';
import { secretKeyContext, webhookSecretContext } from '../../domains/payments/accounts/store-processors.ts';
import type { TestPlatform } from '../test-platform.ts';

/** A Stripe account that a store had, with a payment that it took. @returns its id */
export async function writeFormerAccount(
  { core: { database, secrets } }: Pick<TestPlatform, 'core'>,
  { division, canary }: { division: number; canary: string },
): Promise<string> {
  const id = randomUUID();
  await database.tenant(division, async ({ query }) => {
    await query
      .insertInto('payment_accounts')
      .values({
        division_id: division,
        id,
        stripe_account: `acct_${division}`,
        name: canary,
        is_live: false,
        publishable_key: `pk_test_${division}`,
        secret_key_sealed: secrets.encrypt(`sk_test_${canary}SECRET`, secretKeyContext(division, id)),
        secret_key_end: 'CRET',
        webhook_secret_sealed: secrets.encrypt(`whsec_${canary}`, webhookSecretContext(division, id)),
        ended_at: new Date(),
      })
      .execute();
    await query
      .insertInto('account_payments')
      .values({ division_id: division, payment_intent: `pi_${canary}`, account_id: id })
      .execute();
  });
  return id;
}
