import { basketSchema, type Basket } from '@omnis/contract';
import { expect } from 'vitest';
import type { TestAnswer, TestClient } from './test-client.ts';
import { testDivisions } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';
import { writeCoupon, writeProduct, writeShipping, type WrittenProduct } from './test-shop.ts';

const { demo, other } = testDivisions;

/** Path of the call that adds. */
export const addPath = '/omnis/v3/frontend/product/addItemToCart/';

/** A shop to fill baskets from, with coupons of every kind. */
export interface TestShelf {
  platform: TestPlatform;
  /** Black and navy, S and M. */
  tee: WrittenProduct;
  /** Without a choice. */
  mug: WrittenProduct;
  /** Three of it. */
  last: WrittenProduct;
  /** Sold out. */
  gone: WrittenProduct;
  hidden: WrittenProduct;
  /** Another store's. */
  foreign: WrittenProduct;
}

/** Opens a platform with the shelf; its opener closes it. */
export async function openShelf(): Promise<TestShelf> {
  const platform = await createTestPlatform();
  await writeShipping(platform, demo);
  const tee = await writeProduct(platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Black', 'Navy'],
    sizes: ['S', 'M'],
    salePriceMinor: 2000,
  });
  const mug = await writeProduct(platform, {
    division: demo,
    urlName: 'mug',
    priceMinor: 1199,
    colours: [''],
    sizes: [''],
  });
  const last = await writeProduct(platform, { division: demo, urlName: 'last', stock: 3 });
  const gone = await writeProduct(platform, { division: demo, urlName: 'gone', stock: 0 });
  const hidden = await writeProduct(platform, { division: demo, urlName: 'hidden', enabled: false });
  const foreign = await writeProduct(platform, { division: other, urlName: 'foreign' });
  const past = new Date(Date.now() - 60_000);
  await writeCoupon(platform, { division: demo, code: 'TEN' });
  await writeCoupon(platform, { division: demo, code: 'FIVER', kind: 'fixed', value: 500 });
  await writeCoupon(platform, { division: demo, code: 'BIG', minimumMinor: 10_000 });
  await writeCoupon(platform, { division: demo, code: 'OLD', expiresAt: past });
  await writeCoupon(platform, { division: demo, code: 'SOON', startsAt: new Date(Date.now() + 60_000) });
  await writeCoupon(platform, { division: demo, code: 'USED', maxUses: 5, uses: 5 });
  await writeCoupon(platform, { division: other, code: 'FOREIGN' });
  return { platform, tee, mug, last, gone, hidden, foreign };
}

/** The basket that a call answered with. */
export function basketOf(answer: TestAnswer): Basket {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return basketSchema.parse(answer.json);
}

/** A client's basket, or its favourites. */
export async function listOf(client: TestClient, name = 'main'): Promise<Basket> {
  return basketOf(await client.get(`/omnis/v3/basket/${name}/list/`));
}

/** Puts a thing into a client's basket. */
export async function putIn(client: TestClient, item: object): Promise<Basket> {
  return basketOf(await client.post(addPath, { item }));
}
