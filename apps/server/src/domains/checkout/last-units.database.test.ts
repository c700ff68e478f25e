/** Of those who are too late for the last unit, hardly a card is authorised; who gets it is decided as before. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeProduct, writeShipping } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import type { ConfirmOutcome } from '../payments/processor.ts';

const { demo } = testDivisions;
const rounds = 4;
const buyers = 8;

let platform: TestPlatform;
/** Cards that were authorised. */
let authorised = 0;

function countAuthorised({ services }: Pick<TestPlatform, 'services'>): void {
  const { processor } = services.payments.service;
  const confirm = processor.confirm.bind(processor);
  vi.spyOn(processor, 'confirm').mockImplementation(async (...args): Promise<ConfirmOutcome> => {
    const outcome = await confirm(...args);
    if (outcome.kind === 'authorised') authorised += 1;
    return outcome;
  });
}

beforeAll(async () => {
  platform = await createTestPlatform();
  countAuthorised(platform);
  await writeShipping(platform, demo);
});
afterAll(() => platform.close());

async function race(
  paymentMethods: (at: number) => string,
): Promise<{ statuses: number[]; texts: string[] }> {
  const product = await writeProduct(platform, { division: demo, urlName: `last-${randomUUID()}`, stock: 1 });
  const shoppers = Array.from({ length: buyers }, () => testShopper(platform.app, testHosts.demo));
  await Promise.all(shoppers.map((shopper) => shopper.add({ productId: product.id })));
  const answers = await Promise.all(
    shoppers.map((shopper, at) => shopper.place({ paymentMethod: paymentMethods(at) })),
  );
  const stock = await platform.core.database.tenant(demo, ({ query }) =>
    query.selectFrom('variants').select('stock').where('id', '=', product.variant()).executeTakeFirst(),
  );
  expect(stock).toEqual({ stock: 0 });
  return { statuses: answers.map(({ status }) => status), texts: answers.map(({ text }) => text) };
}

test('in a race of many buyers one buys each time, and no other card is authorised', async () => {
  authorised = 0;
  /** Rounds in which the buyer's card alone was authorised. */
  let exact = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = authorised;
    const { statuses, texts } = await race(() => 'pm_card_visa');
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(texts.filter((text) => text.includes('sold_out'))).toHaveLength(buyers - 1);
    if (authorised - before === 1) exact += 1;
  }
  // One round may have more, where the machine is so slow that the others lose patience.
  expect(exact).toBeGreaterThanOrEqual(rounds - 1);
});

test('a buyer whose card is refused leaves the last unit to the next one', async () => {
  const { statuses } = await race((at) => (at < buyers - 4 ? 'pm_card_chargeDeclined' : 'pm_card_visa'));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
