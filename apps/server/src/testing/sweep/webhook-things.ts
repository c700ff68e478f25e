import { randomUUID } from 'node:crypto';
import { secretContext } from '../../domains/webhooks/signature.ts';
import type { TestPlatform } from '../test-platform.ts';

/** A webhook of a store, and something that it was sent. */
export async function writeWebhookThings(
  { core: { database, secrets } }: Pick<TestPlatform, 'core'>,
  { division, canary }: { division: number; canary: string },
): Promise<{ webhook: string; webhookDelivery: string }> {
  const webhook = randomUUID();
  const webhookDelivery = randomUUID();
  await database.tenant(division, async ({ query }) => {
    await query
      .insertInto('webhooks')
      .values({
        division_id: division,
        id: webhook,
        name: canary,
        url: 'https://10.0.0.1/',
        events: JSON.stringify(['product.deleted']),
        // Nothing leaves the tests.
        enabled: false,
        secret_sealed: secrets.encrypt(`whsec_${canary}`, secretContext(division, webhook)),
        secret_end: 'swep',
        former_secret_sealed: null,
      })
      .execute();
    await query
      .insertInto('webhook_deliveries')
      .values({
        division_id: division,
        id: webhookDelivery,
        webhook_id: webhook,
        event: 'test',
        about: '{}',
        state: 'failed',
        attempts: 1,
        status: 500,
        answer: canary,
        tried_at: new Date(),
      })
      .execute();
  });
  return { webhook, webhookDelivery };
}
