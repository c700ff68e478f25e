import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';
import { patchNow } from '../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const { platform, tee, stockOf } = await openTill();
const owner = await testOwner(platform, [demo]);
const pathOf = ({ id }: { id: number }): string => `/omnis/v3/dashboard/divisions/${demo}/products/${id}/`;
const single = { division: demo, colours: [''], sizes: [''] };
let shopper: TestShopper;
let kit: WrittenProduct;
let cup: WrittenProduct;

afterAll(() => platform.close());
beforeAll(async () => {
  cup = await writeProduct(platform, { ...single, urlName: 'cup', priceMinor: 900 });
  kit = await writeProduct(platform, { ...single, urlName: 'kit', priceMinor: 3000 });
});

async function setStock(product: WrittenProduct, stock: number | null): Promise<void> {
  await platform.core.database.tenant(demo, ({ query }) =>
    query.updateTable('variants').set({ stock }).where('product_id', '=', product.id).execute(),
  );
  await platform.services.catalogue.service.stockChanged(demo, [product.id]);
}

/** A tee and two cups. */
const contents = () => [
  { productId: tee.id, quantity: 1 },
  { productId: cup.id, quantity: 2 },
];

beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  await Promise.all([setStock(cup, null), setStock(kit, null), setStock(tee, null)]);
  await patchNow(owner, pathOf(kit), { bundleItems: contents() });
});

const teeId = (colour = 'Navy', size = 'M'): string => tee.variant(colour, size);
const addKit = (bundleItems: string[] = [teeId()], quantity = 1) =>
  shopper.add({ productId: kit.id, quantity, bundleItems });
const basket = async () => (await shopper.client.get('/omnis/v3/basket/main/list/')).json;
const productPage = async (urlName: string) =>
  (await shopper.client.get(`/omnis/v3/division/${demo}/products/${urlName}/`)).json;

describe('a product that holds others', () => {
  test('shows what can be chosen, what it would cost alone, and stands with what it holds', async () => {
    expect(await productPage('kit')).toMatchObject({
      isBundle: true,
      available: true,
      price: 30,
      separatePrice: 42,
      bundleItems: [
        { productId: tee.id, quantity: 1, name: 'tee', variants: { length: 4 } },
        { productId: cup.id, quantity: 2, price: 9, variants: [{ available: true }] },
      ],
    });
    expect(await productPage('cup')).toMatchObject({
      isBundle: false,
      bundleItems: [],
      separatePrice: null,
      bundles: [
        {
          urlName: 'kit',
          price: 30,
          separatePrice: 42,
          bundleItems: [
            { name: 'tee', quantity: 1 },
            { name: 'cup', quantity: 2 },
          ],
        },
      ],
    });
    expect((await owner.get(pathOf(kit))).json).toMatchObject({
      isBundle: true,
      bundleItems: [
        { name: 'tee', quantity: 1 },
        { name: 'cup', quantity: 2 },
      ],
    });
  });

  test('can be had only while all of it can', async () => {
    await setStock(cup, 1);
    expect(await productPage('kit')).toMatchObject({ available: false, variants: [{ available: false }] });
    await setStock(cup, 2);
    expect(await productPage('kit')).toMatchObject({ available: true });
    await patchNow(owner, pathOf(cup), { enabled: false });
    expect(await productPage('kit')).toMatchObject({ available: false });
    expect((await addKit()).status).toBe(409);
    await patchNow(owner, pathOf(cup), { enabled: true });
    await patchNow(owner, pathOf(cup), {
      personalisation: [{ id: 'name', kind: 'text', label: 'Name', required: true }],
    });
    expect(await productPage('kit')).toMatchObject({ available: false });
    await patchNow(owner, pathOf(cup), { personalisation: [] });
  });

  test.each([
    ['one thing', () => [{ productId: tee.id, quantity: 1 }], 'bundleItems'],
    ['itself', () => [{ productId: kit.id, quantity: 2 }], 'bundleItems.0.productId'],
    ['nothing that is there', () => [{ productId: 999_999, quantity: 2 }], 'bundleItems.0.productId'],
    ['no units', () => [{ productId: tee.id, quantity: 0 }], 'bundleItems.0.quantity'],
    ['too many units', () => [{ productId: tee.id, quantity: 21 }], 'bundleItems.0.quantity'],
    [
      'too many products',
      () => Array.from({ length: 11 }, () => ({ productId: tee.id, quantity: 1 })),
      'bundleItems',
    ],
  ])('is refused with %s', async (_what, bundleItems, field) => {
    const answer = await patchNow(owner, pathOf(kit), { bundleItems: bundleItems() });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect((await owner.get(pathOf(kit))).json).toMatchObject({ bundleItems: contents() });
  });

  test('is refused inside another, either way round, and with what is another store’s', async () => {
    const outer = await patchNow(owner, pathOf(cup), {
      bundleItems: [{ productId: tee.id, quantity: 2 }],
    });
    expect(outer).toMatchObject({ status: 422, json: { errors: [{ field: 'bundleItems' }] } });
    const box = await writeProduct(platform, { ...single, urlName: 'box' });
    const nested = await patchNow(owner, pathOf(box), { bundleItems: [{ productId: kit.id, quantity: 2 }] });
    expect(nested).toMatchObject({ status: 422, json: { errors: [{ field: 'bundleItems.0.productId' }] } });
    const foreign = await writeProduct(platform, { ...single, division: other, urlName: 'foreign' });
    const stolen = await patchNow(owner, pathOf(box), {
      bundleItems: [{ productId: foreign.id, quantity: 2 }],
    });
    expect(stolen).toMatchObject({ status: 422, json: { errors: [{ field: 'bundleItems.0.productId' }] } });
  });
});

describe('a shopper who buys it', () => {
  test('chooses what there is a choice of, at the bundle’s own price', async () => {
    await addKit();
    await addKit([teeId('Black', 'S')]);
    await addKit();
    expect(await basket()).toMatchObject({
      items: [
        {
          priceIncTax: 30,
          quantity: 2,
          bundleItems: [
            { name: 'tee', options: { Colour: 'Navy', Size: 'M' }, quantity: 1 },
            { name: 'cup', quantity: 2 },
          ],
        },
        { priceIncTax: 30, quantity: 1, bundleItems: [{ options: { Colour: 'Black', Size: 'S' } }, {}] },
      ],
      totals: { subtotal: 90 },
    });
  });

  test.each([
    ['nothing', [], 'item.bundleItems.0', 'tee: Choose a colour and a size'],
    [
      'something else',
      ['x'],
      'item.bundleItems.0',
      'tee: This product does not come in that colour and size',
    ],
  ])('having chosen %s is told', async (_what, chosen, field, message) => {
    expect(await addKit(chosen)).toMatchObject({ status: 422, json: { message, errors: [{ field }] } });
    expect(await shopper.basketSize()).toBe(0);
  });

  test('having chosen of what is no bundle is told', async () => {
    const answer = await shopper.add({ productId: cup.id, bundleItems: [teeId()] });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'item.bundleItems.0' }] } });
  });

  test('gets no more than its parts are enough for', async () => {
    await setStock(cup, 5);
    expect(await addKit([teeId()], 3)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'item.quantity' }] },
    });
    await addKit([teeId()], 2);
    const [line] = ((await basket()) as { items: { key: string; maxQuantity: number }[] }).items;
    expect(line?.maxQuantity).toBe(2);
    const more = await shopper.client.post('/omnis/v3/basket/update/', { key: line?.key, quantity: 3 });
    expect(more).toMatchObject({ status: 422, json: { errors: [{ field: 'quantity' }] } });
  });

  test('shares the stock with the same thing bought alone', async () => {
    await setStock(cup, 3);
    await addKit();
    await shopper.add({ productId: cup.id, quantity: 2 });
    expect(await shopper.place()).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    expect(await stockOf(cup)).toBe(3);
  });

  test('takes each part from stock, and reads it on order, invoice and mail', async () => {
    await setStock(cup, 10);
    await setStock(kit, 4);
    await addKit([teeId()], 2);
    const order = await orderOf(shopper, await shopper.place());
    expect([await stockOf(cup), await stockOf(kit)]).toEqual([6, 2]);
    expect(order.items).toMatchObject([
      { name: 'kit', quantity: 2, total: 60, bundleItems: [{ name: 'tee' }, { name: 'cup', quantity: 2 }] },
    ]);
    const invoice = await shopper.client.get(`/omnis/v3/orders/${order.orderHash}/invoice/`);
    expect(invoice.json).toMatchObject({ lines: [{ options: ['1 × tee, Navy, M', '2 × cup'], total: 60 }] });
    const mails = await mailsOf(shopper, 'order.confirmation');
    expect(mails.find(({ subject }) => subject.includes(order.number))?.text).toContain('2 × cup');
  });

  test('does not get another bundle than was shown', async () => {
    await addKit();
    await patchNow(owner, pathOf(kit), { bundleItems: [{ productId: cup.id, quantity: 4 }] });
    expect(await basket()).toMatchObject({ items: [{ available: false }], totals: { subtotal: 0 } });
    expect((await shopper.place()).status).toBe(409);
  });
});

describe('after the sale', () => {
  const changes = (orderHash: string, path: string, body: object) =>
    shopper.client.post(`/omnis/v3/orders/${orderHash}/${path}/`, body, {
      'idempotency-key': crypto.randomUUID(),
    });

  test('fewer of it put its parts back and refund its price', async () => {
    await setStock(cup, 10);
    await addKit([teeId()], 3);
    const order = await orderOf(shopper, await shopper.place());
    await platform.core.jobs.idle();
    expect(await stockOf(cup)).toBe(4);
    const lines = [{ id: order.items[0]?.id, quantity: 1 }];
    const changed = await changes(order.orderHash, 'lines', { lines });
    expect(changed, changed.text).toMatchObject({ status: 200, json: { refund: 60 } });
    expect(await stockOf(cup)).toBe(8);
    expect((await shopper.order(order.orderHash)).json).toMatchObject({
      items: [{ quantity: 1, bundleItems: [{}, { quantity: 2 }] }],
      totals: { subtotal: 30 },
    });
  });

  test('cancelling puts all of it back', async () => {
    await setStock(cup, 10);
    await addKit([teeId()], 2);
    const { orderHash } = placed(await shopper.place());
    await platform.core.jobs.idle();
    expect(await stockOf(cup)).toBe(6);
    expect(await changes(orderHash, 'cancel', {})).toMatchObject({ status: 200 });
    expect(await stockOf(cup)).toBe(10);
  });
});

test('of thirty who want the last at once, as many get one as there are parts for', async () => {
  // One is left over, of which no bundle can be made.
  await setStock(cup, 11);
  const buyers = Array.from({ length: 30 }, () => testShopper(platform.app, testHosts.demo));
  await Promise.all(
    buyers.map((buyer, at) =>
      buyer.add(
        at % 3 === 0 ? { productId: cup.id, quantity: 2 } : { productId: kit.id, bundleItems: [teeId()] },
      ),
    ),
  );
  const answers = await Promise.all(buyers.map((buyer) => buyer.place()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(25);
  expect(await stockOf(cup)).toBe(1);
});
