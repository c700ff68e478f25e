import type { Basket } from '@omnis/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testHosts } from '../../testing/test-divisions.ts';
import { orderOf, openTill } from '../../testing/test-till.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { listOf } from '../../testing/test-shelf.ts';

const { platform, teeItem } = await openTill();
const path = '/omnis/v3/basket/gift-note/';
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const noteOf = async (client: TestClient): Promise<Basket['giftNote']> =>
  (await listOf(client, 'main')).giftNote;

test('is there from the basket to the order, and gone after it', async () => {
  await shopper.add(teeItem());
  expect(await noteOf(shopper.client)).toBe('');
  const written = await shopper.client.post(path, { giftNote: '  Happy birthday,\nAda ' });
  expect(written).toMatchObject({ status: 200, json: { giftNote: 'Happy birthday,\nAda', items: [{}] } });
  expect(await noteOf(shopper.client)).toBe('Happy birthday,\nAda');
  const order = await orderOf(shopper, await shopper.place({ note: 'Happy birthday,\nAda' }));
  expect(order).toMatchObject({ note: 'Happy birthday,\nAda' });
  expect(await noteOf(shopper.client)).toBe('');
});

test('is changed, taken off, and refused where it is too long', async () => {
  await shopper.client.post(path, { giftNote: 'One' });
  await shopper.client.post(path, { giftNote: 'Two' });
  expect(await shopper.client.post(path, { giftNote: 'x'.repeat(501) })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'giftNote' }] },
  });
  expect(await noteOf(shopper.client)).toBe('Two');
  await shopper.client.post(path, { giftNote: ' ' });
  expect(await noteOf(shopper.client)).toBe('');
});

test('belongs to one visitor, and goes over to the account: what was written last stays', async () => {
  const login = { email: 'note@example.com', password: 'long enough' };
  await shopper.client.post(path, { giftNote: 'From the phone' });
  const elsewhere = testClient(platform.app, testHosts.demo);
  expect(await noteOf(elsewhere)).toBe('');
  expect((await shopper.client.post('/omnis/v3/shop/customer/create/', login)).status).toBe(201);
  expect(await noteOf(shopper.client)).toBe('From the phone');
  await elsewhere.post(path, { giftNote: 'From the desk' });
  expect((await elsewhere.post('/omnis/v3/dashboard/secure/login/', login)).status).toBe(200);
  expect(await noteOf(elsewhere)).toBe('From the desk');
  expect(await noteOf(shopper.client)).toBe('From the desk');

  const third = testClient(platform.app, testHosts.demo);
  await third.post('/omnis/v3/dashboard/secure/login/', login);
  expect(await noteOf(third)).toBe('From the desk');
});
