import { customerOrderSchema, placeOrderAnswer, type CustomerOrder } from '@omnis/contract';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestAnswer } from './test-client.ts';
import { testDivisions } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';
import { writeProduct, writeShipping, type WrittenProduct } from './test-shop.ts';
import type { TestShopper } from './test-shopper.ts';

const { demo } = testDivisions;
const mailSchema = z.object({ kind: z.string(), to: z.string(), subject: z.string(), text: z.string() });

/** A mail of the outbox. */
export type TestMail = z.infer<typeof mailSchema>;

/** A shop with something to buy, and what tests of its checkout look at. */
export interface TestTill {
  platform: TestPlatform;
  /** Black and navy, S and M; 24.00 in the store's currency. */
  tee: WrittenProduct;
  /** The tee as it is added to a basket. */
  teeItem: (changes?: object) => object;
  /** Rows of a table. */
  count: (table: 'orders' | 'checkout_attempts') => Promise<number>;
  /** Units left of a product without a choice. */
  stockOf: (product: WrittenProduct) => Promise<number | null>;
}

/** Opens a platform with a till; its opener closes it. @param parts - of the platform, as for `createTestPlatform` */
export async function openTill(parts: Parameters<typeof createTestPlatform>[1] = {}): Promise<TestTill> {
  const platform = await createTestPlatform({}, parts);
  await writeShipping(platform, demo);
  const tee = await writeProduct(platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Black', 'Navy'],
    sizes: ['S', 'M'],
    priceMinor: 2400,
  });
  await writeProduct(platform, {
    division: demo,
    urlName: 'mug',
    priceMinor: 1199,
    colours: [''],
    sizes: [''],
  });
  return {
    platform,
    tee,
    teeItem: (changes = {}) => ({
      productId: tee.id,
      productColor: 'Navy',
      productSize: 'M',
      ...changes,
    }),
    count: async (table) => {
      const { rows } = await platform.core.database.direct(`SELECT count(*)::integer AS n FROM ${table}`, []);
      return Number(Reflect.get(Object(rows[0]), 'n'));
    },
    stockOf: async (product) => {
      const row = await platform.core.database.tenant(demo, ({ query }) =>
        query
          .selectFrom('variants')
          .select('stock')
          .where('division_id', '=', demo)
          .where('id', '=', product.variant())
          .executeTakeFirstOrThrow(),
      );
      return row.stock;
    },
  };
}

/** Answer to an accepted checkout. */
export function placed(answer: TestAnswer, status = 'placed'): { orderHash: string; number: string } {
  expect(answer, answer.text).toMatchObject({ status: 200, json: { status } });
  const parsed = placeOrderAnswer.parse(answer.json);
  if (parsed.status === 'requires_action') throw new Error('The bank asks');
  return parsed;
}

/** The order of an accepted checkout, as its shopper sees it. */
export async function orderOf(
  shopper: TestShopper,
  answer: TestAnswer,
  status = 'placed',
): Promise<CustomerOrder> {
  const read = await shopper.order(placed(answer, status).orderHash);
  expect(read.status).toBe(200);
  return customerOrderSchema.parse(read.json);
}

/** Mails of one kind, from the outbox. */
export async function mailsOf(shopper: TestShopper, kind: string): Promise<TestMail[]> {
  const answer = await shopper.client.get('/dev/outbox/?format=json');
  const { items } = z.object({ items: z.array(mailSchema) }).parse(answer.json);
  return items.filter((mail) => mail.kind === kind);
}

/** Gives a card number to the test processor. */
export async function cardOf(shopper: TestShopper, number: string): Promise<string> {
  const answer = await shopper.client.post('/omnis/v3/payments/test/cards/', {
    number,
    expMonth: 12,
    expYear: 2040,
    cvc: '123',
  });
  return String(Reflect.get(answer.json ?? {}, 'paymentMethod'));
}
