import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullCustomer } from '../../../testing/full-customer.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { demo, openPersonal, paths, type PersonalFixture } from '../../../testing/test-personal.ts';

let world: PersonalFixture;
beforeAll(async () => {
  world = await openPersonal();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

describe('a deletion', () => {
  test('leaves of a customer what the law keeps, and nothing else in any column of any table', async () => {
    const { visitor, mark, email, id } = await fullCustomer(world);
    expect(await world.tablesWith(mark)).toEqual(
      expect.arrayContaining(['customers', 'orders', 'mails', 'reviews']),
    );
    expect(await world.statusOf(visitor)).toMatchObject({ mode: 'after-grace', deletion: null });
    const asked = await visitor.post(paths.deletion);
    expect(asked).toMatchObject({ status: 200, json: { dueAt: expect.any(String) } });
    expect((await world.statusOf(visitor)).deletion).not.toBeNull();
    await world.laterThanGrace();
    await world.idle();
    expect(await world.user(visitor)).toBeNull();
    expect(await world.signIn(world.client('demo'), email)).toMatchObject({ status: 422 });
    await world.database.direct(`DELETE FROM rate_limits`, []);
    for (const word of [
      'FIRST',
      'LAST',
      'PHONE',
      'NOTE',
      'TEAMNOTE',
      'TEAMTAG',
      'COMPANY',
      'HOME',
      'AUTHOR',
      'COUPON',
      'READER',
      'CHECKOUT',
      'MAIL',
      'DEVICE',
      'CHATTER',
      'CHATTED',
    ])
      expect([word, await world.tablesWith(`${mark}${word}`)]).toEqual([word, []]);
    expect(await world.tablesWith(email)).toEqual([]);
    expect(await world.tablesWith(`${mark}INVOICENAME`)).toEqual(['order_status_log', 'orders']);
    expect(await world.tablesWith(`${mark}INVOICESTREET`)).toEqual(['orders']);
    // Of the id: the log of the order, and the log that nobody can change, which also says that it was deleted.
    expect(await world.tablesWith(id)).toEqual(['audit_log', 'order_status_log']);
  });

  test('happens at once for a customer who never ordered, whose cookie is worth nothing then', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    expect(await world.statusOf(visitor)).toMatchObject({ mode: 'at-once' });
    expect(await visitor.post(paths.deletion)).toMatchObject({ status: 200, json: { dueAt: null } });
    expect(await world.user(visitor)).toBeNull();
    expect(await world.tablesWith(email)).toEqual([]);
  });
});

describe('a deletion that waits', () => {
  test('is taken back within its days, and says so by mail', async () => {
    const email = await world.newAccount('demo');
    await insertTestOrder(world.database, {
      division_id: demo,
      customer_id: await world.idOf(email),
      email,
      status: 'complete',
    });
    const visitor = await world.signedIn('demo', email);
    await visitor.post(paths.deletion);
    const first = await world.statusOf(visitor);
    await visitor.post(paths.deletion);
    expect(await world.statusOf(visitor)).toEqual(first);
    expect(await visitor.delete(paths.deletion)).toMatchObject({ status: 200 });
    expect(await visitor.delete(paths.deletion)).toMatchObject({ status: 404 });
    await world.laterThanGrace();
    expect(await world.user(visitor)).toMatchObject({ email });
    const mails = await world.database.platform(({ query }) =>
      query.selectFrom('mails').select('kind').where('recipient', '=', email).execute(),
    );
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'account.deletion-asked',
      'account.deletion-cancelled',
    ]);
  });

  test('waits while an order is on its way', async () => {
    const email = await world.newAccount('demo');
    const order = await insertTestOrder(world.database, {
      division_id: demo,
      customer_id: await world.idOf(email),
      email,
      status: 'processing',
    });
    const visitor = await world.signedIn('demo', email);
    await visitor.post(paths.deletion);
    await world.laterThanGrace();
    expect(await world.user(visitor)).toMatchObject({ email });
    await world.database.direct(`UPDATE orders SET status = 'complete' WHERE id = $1`, [order.id]);
    await world.laterThanGrace();
    expect(await world.user(visitor)).toBeNull();
  });
});

describe('a deletion of who has duties', () => {
  test('is refused to the only owner of a store with open orders, and closes the store of one without', async () => {
    const email = await world.newAccount('platform');
    const id = await world.idOf(email);
    const division = 771;
    await world.database.direct(
      `INSERT INTO divisions (id, code, name, company_name, subdomain, contact_email) VALUES (${division}, 'lone', 'Lone Shop', 'Lone', 'lone', '${email}')`,
      [],
    );
    await world.database.direct(
      `INSERT INTO memberships (division_id, customer_id) VALUES (${division}, '${id}')`,
      [],
    );
    await world.database.direct(`UPDATE customers SET verified_at = now() WHERE id = '${id}'`, []);
    const order = await insertTestOrder(world.database, { division_id: division, status: 'processing' });
    const { divisions } = world.platform.core;
    expect(await divisions.byId(division)).not.toBeNull();
    const visitor = await world.signedIn('platform', email);
    const refused = await visitor.post(paths.deletion);
    expect(refused).toMatchObject({ status: 409, json: { message: expect.stringContaining('Lone Shop') } });
    expect(await world.statusOf(visitor)).toMatchObject({ mode: 'refused' });
    await world.database.direct(`UPDATE orders SET status = 'complete' WHERE id = $1`, [order.id]);
    expect(await visitor.post(paths.deletion)).toMatchObject({
      status: 200,
      json: { dueAt: expect.any(String) },
    });
    await world.laterThanGrace();
    expect(await world.user(visitor)).toBeNull();
    expect(await divisions.byId(division)).toBeNull();
    await world.database.direct(`DELETE FROM rate_limits`, []);
    expect(await world.tablesWith(email)).toEqual([]);
  });

  test('is not for staff, who are told why', async () => {
    const visitor = await world.signedIn('atlas', await world.newAccount('atlas'));
    expect(await visitor.post(paths.deletion)).toMatchObject({ status: 403 });
  });
});
