import { currencyCodes } from '@omnis/models';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import type { Database } from '../../../database/database.ts';
import { hashToken, randomToken } from '../../../security/secrets.ts';
import type { CardBehaviour, KnownCard } from './cards.ts';

const behaviours = [
  'success',
  'declined',
  'insufficient_funds',
  'declined_when_charged',
  'wrong_cvc',
  'expired',
  'challenge',
  'challenge_then_declined',
  'timeout_after_charge',
  'timeout_without_charge',
  'capture_fails',
] as const satisfies readonly CardBehaviour[];

const cardSchema = z.object({ behaviour: z.enum(behaviours), brand: z.string(), last4: z.string() });

const intentSchema = z.object({
  amountMinor: z.number(),
  currency: z.enum(currencyCodes),
  metadata: z.object({ division: z.string(), attempt: z.string() }),
  /** As Stripe names them. */
  status: z.enum(['requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled']),
  card: cardSchema.nullable(),
  /** Why the last try failed. */
  declined: z.enum(['card_declined', 'insufficient_funds', 'authentication_failed']).nullable(),
  message: z.string(),
  capturedMinor: z.number(),
  refundedMinor: z.number(),
  /** Keys of the parts that were given back. */
  refunds: z.array(z.string()).default([]),
});

/** A payment in the processor's books. */
export type BookedIntent = z.output<typeof intentSchema>;

/**
 * The test processor's own books, as a real processor keeps them on its side: each change is a transaction of its
 * own, apart from any order's.
 */
export interface TestBooks {
  /** A card's payment method: a new one, or that which this key and card made before. */
  addCard(card: KnownCard, idempotencyKey?: string): Promise<string>;
  card(id: string): Promise<KnownCard | null>;
  /** A new intent, or the one that this key made before. */
  addIntent(idempotencyKey: string, intent: BookedIntent): Promise<string>;
  intent(id: string): Promise<BookedIntent | null>;
  /** Changes an intent under a lock; null when there is no such intent. */
  change(id: string, work: (intent: BookedIntent) => BookedIntent): Promise<BookedIntent | null>;
}

async function find({ query }: Db, kind: 'card' | 'intent', id: string): Promise<unknown> {
  const row = await query
    .selectFrom('test_processor')
    .select('data')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Books in the table `test_processor`. */
export function createTestBooks(database: Database): TestBooks {
  return {
    addCard: async (card, idempotencyKey = randomToken()) => {
      const data = JSON.stringify(card);
      const id = `pm_${hashToken(`${idempotencyKey} ${data}`).slice(0, 24)}`;
      await database.platform(({ query }) =>
        query
          .insertInto('test_processor')
          .values({ id, kind: 'card', data })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
      return id;
    },
    card: async (id) => cardSchema.nullable().parse(await database.platform((db) => find(db, 'card', id))),
    addIntent: async (key, intent) => {
      const id = `pi_${randomToken().slice(0, 24)}`;
      return database.platform(async ({ query }) => {
        const [added, known] = await Promise.all([
          query
            .insertInto('test_processor')
            .values({ id, kind: 'intent', idempotency_key: key, data: JSON.stringify(intent) })
            .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
            .returning('id')
            .executeTakeFirst(),
          query
            .selectFrom('test_processor')
            .select('id')
            .where('idempotency_key', '=', key)
            .executeTakeFirst(),
        ]);
        return added?.id ?? known?.id ?? id;
      });
    },
    intent: async (id) =>
      intentSchema.nullable().parse(await database.platform((db) => find(db, 'intent', id))),
    change: (id, work) =>
      database.platform(async ({ query }) => {
        const row = await query
          .selectFrom('test_processor')
          .select('data')
          .where('id', '=', id)
          .where('kind', '=', 'intent')
          .forUpdate()
          .executeTakeFirst();
        if (!row) return null;
        const changed = work(intentSchema.parse(row.data));
        await query
          .updateTable('test_processor')
          .set({ data: JSON.stringify(changed) })
          .where('id', '=', id)
          .execute();
        return changed;
      }),
  };
}
