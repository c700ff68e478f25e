import { randomUUID } from 'node:crypto';
import { tokenContext } from '../../domains/shopify/token-context.ts';
import type { TestPlatform } from '../test-platform.ts';

/** A connection of a store to Shopify, a product that is there, and what was sent. @returns the id of the send */
export async function writeShopifyThings(
  { core: { database, secrets } }: Pick<TestPlatform, 'core'>,
  { division, canary, product }: { division: number; canary: string; product: number },
): Promise<{ shopifySend: string }> {
  const [id, shopifySend] = [randomUUID(), randomUUID()];
  await database.tenant(division, async ({ query }) => {
    await query
      .insertInto('shopify_connections')
      .values({
        division_id: division,
        id,
        shop_domain: `${canary.toLowerCase()}.myshopify.com`,
        shop_name: canary,
        currency: 'GBP',
        token_sealed: secrets.encrypt(`shpat_${canary}TOKEN`, tokenContext(division, id)),
        token_end: 'OKEN',
        profiles: JSON.stringify([
          { id: 'gid://shopify/DeliveryProfile/1', name: `${canary} profile`, isDefault: true },
        ]),
        profile_id: 'gid://shopify/DeliveryProfile/1',
        problem: null,
      })
      .execute();
    await query
      .insertInto('shopify_products')
      .values({
        division_id: division,
        product_id: product,
        shopify_id: `gid://shopify/Product/${canary}`,
        profile_id: null,
      })
      .execute();
    await query
      .insertInto('shopify_sends')
      .values({ division_id: division, id: shopifySend, state: 'done', total: 1, processed: 1, failed: 1 })
      .execute();
    await query
      .insertInto('shopify_send_products')
      .values({
        division_id: division,
        send_id: shopifySend,
        product_id: product,
        name: `${canary} tee`,
        outcome: 'failed',
        reason: canary,
      })
      .execute();
  });
  return { shopifySend };
}
