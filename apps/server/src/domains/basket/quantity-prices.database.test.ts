import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, orderOf } from '../../testing/test-till.ts';
import { patchNow } from '../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, tee, teeItem } = await openTill();
const owner = await testOwner(platform, [demo]);
const product = `/omnis/v3/dashboard/divisions/${demo}/products/${tee.id}/`;
const matrix = [
  { quantity: 5, percent: 10 },
  { quantity: 10, percent: 17.5 },
];
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  await patchNow(owner, product, { priceMatrix: matrix });
});

const basket = async (currency = 'GBP') =>
  (await shopper.client.get(`/omnis/v3/basket/main/list/?currency=${currency}`)).json;

describe('prices that fall with the quantity', () => {
  test('stand on the product, computed for each variant and currency', async () => {
    const { json } = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/`);
    expect(json).toMatchObject({
      priceMatrix: matrix,
      variants: Array.from({ length: 4 }, () => ({ price: 24, quantityPrices: [21.6, 19.8] })),
    });
    const dollars = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/?currency=USD`);
    const { variants } = dollars.json as { variants: { price: number; quantityPrices: number[] }[] };
    expect(variants[0]?.quantityPrices[0]).toBeCloseTo((variants[0]?.price ?? 0) * 0.9, 2);
    const mug = (await shopper.client.get(`/omnis/v3/division/${demo}/products/mug/`)).json;
    expect(mug).toMatchObject({ priceMatrix: [] });
    expect((mug as { variants: object[] }).variants[0]).not.toHaveProperty('quantityPrices');
  });

  test('count all colours and sizes of the product together, and no other product', async () => {
    await shopper.add(teeItem({ quantity: 4 }));
    await shopper.add({ productUrl: 'mug', quantity: 20 });
    expect(await basket()).toMatchObject({
      items: [{ priceIncTax: 24, fullPriceIncTax: null }, { priceIncTax: 11.99 }],
    });
    await shopper.add(teeItem({ productSize: 'S', quantity: 1 }));
    expect(await basket()).toMatchObject({
      items: [
        { priceIncTax: 21.6, fullPriceIncTax: 24, quantity: 4 },
        { priceIncTax: 11.99 },
        { priceIncTax: 21.6, quantity: 1 },
      ],
      totals: { subtotal: 5 * 21.6 + 20 * 11.99 },
    });
  });

  test('are what the order is paid with', async () => {
    await shopper.add(teeItem({ quantity: 10 }));
    const order = await orderOf(shopper, await shopper.place());
    expect(order.items[0]).toMatchObject({ priceIncTax: 19.8, quantity: 10 });
    expect(order.totals.subtotal).toBe(198);
  });

  test('that were changed meanwhile are told before anything is ordered', async () => {
    await shopper.add(teeItem({ quantity: 5 }));
    const before = (await basket()) as { totals: { total: number } };
    await patchNow(owner, product, { priceMatrix: [{ quantity: 5, percent: 5 }] });
    const answer = await shopper.place({ expectedTotal: before.totals.total });
    expect(answer).toMatchObject({ status: 409, json: { code: 'total_changed' } });
  });

  test.each([
    [[{ quantity: 1, percent: 5 }]],
    [[{ quantity: 5, percent: 0 }]],
    [[{ quantity: 5, percent: 100 }]],
    [matrix.toReversed()],
    [[...matrix, { quantity: 11, percent: 10 }]],
    [[{ quantity: 2.5, percent: 5 }]],
  ])('%j are refused', async (priceMatrix) => {
    const answer = await patchNow(owner, product, { priceMatrix });
    expect(answer.status).toBe(422);
    const { errors } = answer.json as { errors: { field: string }[] };
    expect(errors[0]?.field).toMatch(/^priceMatrix/);
    expect((await owner.get(product)).json).toMatchObject({ priceMatrix: matrix });
  });
});
