import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { exportShopify } from '../catalogue/export-shopify.ts';
import { personalisationColumn } from '../catalogue/personalisation.ts';
import { mailsOf, openTill, orderOf } from '../../testing/test-till.ts';
import { patchNow } from '../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, tee, teeItem, stockOf } = await openTill();
const owner = await testOwner(platform, [demo]);
const product = `/omnis/v3/dashboard/divisions/${demo}/products/${tee.id}/`;
const fields = [
  { id: 'name', kind: 'text', label: 'Name on the back', required: true, maxLength: 8, price: 5 },
  { id: 'font', kind: 'choice', label: 'Lettering', choices: ['Block', 'Script'] },
];
const whole = [
  { ...fields[0], help: '', characters: 'any', pattern: '', choices: [] },
  { ...fields[1], help: '', required: false, maxLength: 20, characters: 'any', pattern: '', price: 0 },
];
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  await patchNow(owner, product, { personalisation: fields });
});

const basket = async (currency = 'GBP') =>
  (await shopper.client.get(`/omnis/v3/basket/main/list/?currency=${currency}`)).json;
const named = (name: string, more: object = {}): object => teeItem({ personalisation: { name, ...more } });

describe('fields of a product', () => {
  test('are kept as the owner defines them, and shown to shoppers in their currency', async () => {
    expect((await owner.get(product)).json).toMatchObject({ personalisation: whole });
    const { json } = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/`);
    expect(json).toMatchObject({ personalizable: true, personalisation: whole });
    const dollars = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/?currency=USD`);
    const [first] = (dollars.json as { personalisation: { price: number }[] }).personalisation;
    expect(first?.price).not.toBe(5);
    expect((await shopper.client.get(`/omnis/v3/division/${demo}/products/mug/`)).json).toMatchObject({
      personalizable: false,
      personalisation: [],
    });
  });

  test('platform.md §3 Product: customiseIt – without it shoppers see no personalisation, and lines need none', async () => {
    const seen = async () => (await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/`)).json;
    expect(await patchNow(owner, product, { customiseIt: false })).toMatchObject({
      status: 200,
      json: { customiseIt: false, personalisation: whole },
    });
    expect(await seen()).toMatchObject({ personalizable: false, personalisation: [] });
    expect(await shopper.add(teeItem())).toMatchObject({ status: 200 });
    await patchNow(owner, product, { customiseIt: true });
    expect(await seen()).toMatchObject({ personalizable: true, personalisation: whole });
    expect(await shopper.add(teeItem())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'item.personalisation.name' }] },
    });
  });

  test('are written into a file of the products', async () => {
    const division = await platform.core.divisions.byId(demo);
    if (!division) throw new Error('The demo is not there');
    const cells: unknown[] = [];
    for await (const line of exportShopify(platform.core.database, division, {
      origin: 'https://shop.example',
    }))
      if (line.Title !== undefined) cells.push(line[personalisationColumn]);
    expect(cells.map((cell) => (cell === '' ? null : JSON.parse(String(cell))))).toContainEqual(whole);
  });

  const one = { id: 'name', kind: 'text', label: 'Name' };
  test.each([
    [[{ ...one, label: ' ' }], 'personalisation.0.label'],
    [[{ ...one, id: 'Na me' }], 'personalisation.0.id'],
    [[{ ...one, id: '__proto__' }], 'personalisation.0.id'],
    [[{ ...one, kind: 'file' }], 'personalisation.0.kind'],
    [[{ ...one, maxLength: 0 }], 'personalisation.0.maxLength'],
    [[{ ...one, maxLength: 201 }], 'personalisation.0.maxLength'],
    [[{ ...one, price: -1 }], 'personalisation.0.price'],
    [[{ ...one, price: 10_001 }], 'personalisation.0.price'],
    [[{ ...one, characters: 'emoji' }], 'personalisation.0.characters'],
    [[{ ...one, characters: 'regex' }], 'personalisation.0.pattern'],
    [[{ ...one, characters: 'regex', pattern: '[A-' }], 'personalisation.0.pattern'],
    [[{ ...one, characters: 'regex', pattern: '(a)\\1' }], 'personalisation.0.pattern'],
    [[one, { ...one, label: 'Other' }], 'personalisation.1.id'],
    [[one, { ...one, id: 'other', label: 'name ' }], 'personalisation.1.label'],
    [[{ ...one, kind: 'choice', choices: ['One'] }], 'personalisation.0.choices'],
    [[{ ...one, kind: 'choice', choices: ['One', 'One'] }], 'personalisation.0.choices'],
    [Array.from({ length: 11 }, (_, at) => ({ ...one, id: `f${at}`, label: `F${at}` })), 'personalisation'],
  ])('%j are refused', async (personalisation, field) => {
    const answer = await patchNow(owner, product, { personalisation });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect((await owner.get(product)).json).toMatchObject({ personalisation: whole });
  });
});

describe('platform.md §5: a field takes the characters that its owner allows', () => {
  test.each([
    ['alpha', 'Zoë', 'Zoë 1', 'Must contain letters only'],
    ['alpha_spaces', 'Ann Lee', 'Ann-Lee', 'Must contain letters and spaces only'],
    ['alpha_dash', 'Ann-1_b', 'Ann Lee', 'Must contain letters, numbers, dashes and underscores only'],
    ['numeric', '07', '7a', 'Must contain numbers only'],
    ['lowercase', 'ann', 'Ann', 'Must be lowercase'],
    ['number_required', 'Ann 7', 'Ann', 'Must contain at least one number'],
    ['regex', 'ABC', 'ABCD', 'Invalid format'],
  ])('%s takes %j, and says of %j: %s', async (characters, good, bad, message) => {
    const pattern = characters === 'regex' ? '[A-Z]{1,3}' : '';
    const kept = await patchNow(owner, product, { personalisation: [{ ...fields[0], characters, pattern }] });
    expect(kept).toMatchObject({ status: 200, json: { personalisation: [{ characters, pattern }] } });
    expect(await shopper.add(named(bad))).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'item.personalisation.name', message }] },
    });
    expect((await shopper.add(named(good))).status).toBe(200);
  });
});

describe('a shopper who fills them in', () => {
  test('pays for it by the server’s price, once a piece, in any currency', async () => {
    await shopper.add(named('  Ann   Lee ', { font: 'Script' }));
    const [line] = ((await basket()) as { items: { key: string }[] }).items;
    expect(line).toMatchObject({
      priceIncTax: 29,
      personalisation: [
        { id: 'name', label: 'Name on the back', value: 'Ann Lee' },
        { id: 'font', label: 'Lettering', value: 'Script' },
      ],
    });
    await shopper.client.post('/omnis/v3/basket/update/', { key: line?.key, quantity: 3 });
    expect(await basket()).toMatchObject({ totals: { subtotal: 87 } });
    const { items } = (await basket('USD')) as { items: { priceIncTax: number }[] };
    const { json } = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/?currency=USD`);
    const dollars = json as { price: number; personalisation: { price: number }[] };
    expect(items[0]?.priceIncTax).toBeCloseTo(dollars.price + (dollars.personalisation[0]?.price ?? 0), 2);
  });

  test('keeps it in another size', async () => {
    await shopper.add(named('Ann'));
    const [line] = ((await basket()) as { items: { key: string }[] }).items;
    const body = { key: line?.key, quantity: 1, variantId: tee.variant('Navy', 'S') };
    await shopper.client.post('/omnis/v3/basket/update/', body);
    await shopper.add(teeItem({ productSize: 'S', personalisation: { name: 'Ann' } }));
    expect(await basket()).toMatchObject({
      items: [{ quantity: 2, options: { Size: 'S' }, personalisation: [{ value: 'Ann' }] }],
    });
  });

  test('has a line for each thing that is made differently, and one for what is made alike', async () => {
    await shopper.add(named('Ann'));
    await shopper.add(named('Bea'));
    await shopper.add(named('Ann', { font: '' }));
    await shopper.add(named('Ann', { font: 'Block' }));
    const { items } = (await basket()) as { items: { quantity: number }[] };
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  test.each([
    [{}, 'name', 'Name on the back: This field is required'],
    [{ name: '   ' }, 'name', 'Name on the back: This field is required'],
    [{ name: 'Nine char' }, 'name', 'Name on the back: At most 8 characters'],
    [{ name: 'A\nB' }, 'name', 'Name on the back: Use letters, numbers and signs only'],
    [{ name: 'A\u202eB' }, 'name', 'Name on the back: Use letters, numbers and signs only'],
    [{ name: 'A\u0007B' }, 'name', 'Name on the back: Use letters, numbers and signs only'],
    [{ name: 'Ann', font: 'Comic' }, 'font', 'Lettering: Choose one of the list'],
    [{ name: 'Ann', size: 'XL' }, 'size', 'This product has no such field'],
  ])('with %j is told what is wrong', async (personalisation, field, message) => {
    const answer = await shopper.add(teeItem({ personalisation }));
    expect(answer).toMatchObject({
      status: 422,
      json: { message, errors: [{ field: `item.personalisation.${field}` }] },
    });
    expect(await shopper.basketSize()).toBe(0);
  });

  test('may write what a reader counts as few characters', async () => {
    expect(await shopper.add(named('Zoë 👩‍👩‍👧'))).toMatchObject({ status: 200 });
    const zalgo = `A${'\u0301'.repeat(60)}`;
    expect(await shopper.add(named(zalgo))).toMatchObject({ status: 422 });
  });

  test('keeps it on the order with the labels of the day, on its invoice and in its mail', async () => {
    const hostile = '<b>"&';
    await shopper.add(named(hostile, { font: 'Block' }));
    const order = await orderOf(shopper, await shopper.place());
    await patchNow(owner, product, { personalisation: [{ ...fields[0], label: 'Other' }] });
    const read = await shopper.order(order.orderHash);
    expect(read.json).toMatchObject({
      items: [
        {
          priceIncTax: 29,
          personalisation: [
            { id: 'name', label: 'Name on the back', value: hostile },
            { id: 'font', label: 'Lettering', value: 'Block' },
          ],
        },
      ],
      totals: { subtotal: 29 },
    });
    const invoice = await shopper.client.get(`/omnis/v3/orders/${order.orderHash}/invoice/`);
    expect(invoice.json).toMatchObject({
      lines: [{ options: ['Navy', 'M', `Name on the back: ${hostile}`, 'Lettering: Block'] }],
    });
    const mails = await mailsOf(shopper, 'order.confirmation');
    expect(mails.find(({ subject }) => subject.includes(order.number))?.text).toContain(
      `Name on the back: ${hostile}`,
    );
  });

  test('finds it in the basket of the account when they sign up', async () => {
    await shopper.add(named('Ann'));
    const login = { email: 'named@example.com', password: 'long enough' };
    expect((await shopper.client.post('/omnis/v3/shop/customer/create/', login)).status).toBe(201);
    expect(await basket()).toMatchObject({
      items: [{ priceIncTax: 29, personalisation: [{ id: 'name', value: 'Ann' }] }],
    });
  });
});

describe('when the owner changes the fields', () => {
  test('the price of a line follows', async () => {
    await shopper.add(named('Ann'));
    await patchNow(owner, product, { personalisation: [{ ...fields[0], price: 7.5 }, fields[1]] });
    expect(await basket()).toMatchObject({ items: [{ priceIncTax: 31.5 }] });
  });

  test('answers that fit no more are not sold', async () => {
    await shopper.add(named('Anna'));
    await patchNow(owner, product, { personalisation: [{ ...fields[0], maxLength: 3 }] });
    expect(await basket()).toMatchObject({ items: [{ available: false }], totals: { subtotal: 0 } });
    expect((await shopper.place()).status).not.toBe(200);
  });

  test('a product that begins to ask sells no line that was not asked', async () => {
    await patchNow(owner, product, { personalisation: [] });
    await shopper.add(teeItem());
    await patchNow(owner, product, { personalisation: fields });
    expect(await basket()).toMatchObject({ items: [{ available: false, personalisation: [] }] });
  });
});

test('lines that are made differently share one stock', async () => {
  const cap = await writeProduct(platform, {
    division: demo,
    urlName: 'name-cap',
    colours: [''],
    sizes: [''],
    stock: 3,
  });
  await patchNow(owner, `/omnis/v3/dashboard/divisions/${demo}/products/${cap.id}/`, {
    personalisation: [fields[0]],
  });
  const add = (name: string) => shopper.add({ productId: cap.id, quantity: 2, personalisation: { name } });
  await add('Ann');
  await add('Bea');
  expect(await shopper.place()).toMatchObject({ status: 409, json: { code: 'sold_out' } });
  expect(await stockOf(cap)).toBe(3);
});
