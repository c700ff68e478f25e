import { randomUUID } from 'node:crypto';
import type { Core } from '../core.ts';
import { keptCode, newCode } from '../domains/gift-cards/card-code.ts';
import { testDivisions } from './test-divisions.ts';
import type { TestShopper } from './test-shopper.ts';
import type { TestAnswer } from './test-client.ts';

const { demo } = testDivisions;

/** A gift card of the tests. */
export interface TestGiftCard {
  readonly id: string;
  readonly code: string;
}

/** Defaults of a gift card: 25 pounds of the demo store, nothing spent. */
export interface TestGiftCardFacts {
  division?: number;
  valueMinor?: number;
  balanceMinor?: number;
  currency?: string;
  expiresAt?: Date | null;
  blockedAt?: Date | null;
}

/** Writes a gift card straight into the database. */
export async function writeGiftCard(
  { database, secrets }: Pick<Core, 'database' | 'secrets'>,
  facts: TestGiftCardFacts = {},
): Promise<TestGiftCard> {
  const { division = demo, valueMinor = 2500 } = facts;
  const id = randomUUID();
  const code = newCode();
  await database.tenant(division, ({ query }) =>
    query
      .insertInto('gift_cards')
      .values({
        division_id: division,
        id,
        ...keptCode(secrets, { division, id }, code),
        currency: facts.currency ?? 'GBP',
        value_minor: valueMinor,
        balance_minor: facts.balanceMinor ?? valueMinor,
        recipient_email: 'ann@shop.example',
        issued_by: 'Test',
        order_id: null,
        order_item_id: null,
        unit: null,
        expires_at: facts.expiresAt ?? null,
        blocked_at: facts.blockedAt ?? null,
      })
      .execute(),
  );
  return { id, code };
}

/** Lays a gift card on the checkout of a shopper. */
export const layGiftCard = (shopper: TestShopper, code: string): Promise<TestAnswer> =>
  shopper.client.post('/omnis/v3/gift-cards/apply/', { code });

/** Balance of a gift card, in minor units. */
export async function balanceOf(
  { database }: Pick<Core, 'database'>,
  id: string,
  division = demo,
): Promise<number> {
  const row = await database.tenant(division, ({ query }) =>
    query
      .selectFrom('gift_cards')
      .select('balance_minor')
      .where('division_id', '=', division)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return row.balance_minor;
}
