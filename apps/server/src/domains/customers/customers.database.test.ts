// Over 400 lines: one store serves all of it, and a new one takes seconds.
import { randomUUID } from 'node:crypto';
import { managedCustomerSchema, customerRowSchema, type ManagedCustomer } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { carryOut } from '../../testing/carry-out.ts';
import type { TestAnswer } from '../../testing/test-client.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { insertTestOrder, testAddress } from '../../testing/test-orders.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { insertCustomer } from '../accounts/accounts.repository.ts';
import { insertRefund, settleRefund } from '../orders/change/changes.repository.ts';
import { recountEmail, recountOrder } from './recounts.ts';

const { demo, other } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;
const owner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);

afterAll(() => platform.close());

const at = `/omnis/v3/dashboard/divisions/${demo}/customers/`;
const key = (value: string = randomUUID()) => ({ 'idempotency-key': value });
const listing = z.object({ items: z.array(customerRowSchema), next: z.string().nullable() });
const list = async (query = '') => listing.parse((await owner.get(`${at}?${query}`)).json);
const read = async (id: string): Promise<ManagedCustomer> => {
  const answer = await owner.get(`${at}${id}/`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return managedCustomerSchema.parse(answer.json);
};
const found = async (email: string): Promise<ManagedCustomer> => {
  const { items } = await list(`search=${encodeURIComponent(email)}`);
  const [row, more] = items.filter((each) => each.email === email);
  expect([email, items.length, more]).toEqual([email, expect.any(Number), undefined]);
  return read(row?.id ?? '');
};
const add = async (body: object): Promise<ManagedCustomer> => {
  const answer = await owner.post(at, body, key());
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return managedCustomerSchema.parse(answer.json);
};

let serial = 0;
const fresh = (): string => {
  serial += 1;
  return `person${serial}x@shop.example`;
};
/** An order, noted as the services note it. */
async function order(values: Partial<Parameters<typeof insertTestOrder>[1]> & { email: string }) {
  const { division_id: division = demo } = values;
  const placed = await insertTestOrder(database, { ...values, division_id: division });
  await database.tenant(division, (db) => recountOrder(db, { division_id: division, id: placed.id }));
  return placed;
}
async function account(email: string, verified = true): Promise<string> {
  const id = await database.tenant(demo, (db) =>
    insertCustomer(db, {
      division: demo,
      email,
      passwordHash: 'none',
      firstName: 'Olive',
      lastName: 'Oak',
      language: 'en',
      shouldHaveStore: false,
      dashboardAccess: false,
    }),
  );
  if (id === null) throw new Error('The address is taken');
  if (verified) await database.direct('UPDATE customers SET verified_at = now() WHERE id = $1', [id]);
  return id;
}

describe('customers of a store', () => {
  test('platform.md §3 Customer: orders – people with an account and guests who ordered, each once, with figures of their orders', async () => {
    const email = fresh();
    await order({ email: email.toUpperCase(), created_at: new Date('2026-01-02T10:00:00Z') });
    await order({ email, created_at: new Date('2026-02-02T10:00:00Z') });
    await order({ email, payment_state: 'failed', created_at: new Date('2026-01-03T10:00:00Z') });
    const guest = await found(email);
    expect(guest).toMatchObject({
      firstName: 'Ann',
      lastName: 'Archer',
      country: 'GB',
      orders: 2,
      spent: 57.9,
      lastOrderAt: '2026-02-02T10:00:00.000Z',
      createdAt: '2026-01-02T10:00:00.000Z',
      hasAccount: false,
      account: null,
      addresses: [testAddress],
    });
    expect(guest.latestOrders.map(({ total }) => total)).toEqual([28.95, 28.95, 28.95]);

    // Signed in, they order at another address: the account counts.
    const id = await account(email);
    await order({ email: fresh(), customer_id: id });
    expect(await found(email)).toMatchObject({ id: guest.id, orders: 3, hasAccount: true });
    const nobody = fresh();
    await database.tenant(demo, (db) => recountEmail(db, demo, nobody));
    expect((await list(`search=${nobody}`)).items).toEqual([]);
  });

  test('have spent less after a refund, and again more when the bank refuses it', async () => {
    const email = fresh();
    const { id } = await order({ email });
    await database.tenant(demo, (db) => recountOrder(db, { division_id: demo, id }));
    const refund = await database.tenant(demo, (db) =>
      insertRefund(
        db,
        { division_id: demo, id },
        {
          amountMinor: 1000,
          giftCardMinor: 0,
          reason: 'Damaged',
          byHand: { name: 'Nell', key: randomUUID(), bodyHash: 'none' },
        },
      ),
    );
    expect(await found(email)).toMatchObject({ orders: 1, spent: 18.95 });
    await database.tenant(demo, (db) => settleRefund(db, { division_id: demo, id: refund }, 'failed'));
    expect(await found(email)).toMatchObject({ orders: 1, spent: 28.95 });
  });

  test('are counted at night where nobody has opened the list', async () => {
    const email = fresh();
    await order({ email });
    const [ending] = platform.services.retention.endings.filter(({ name }) => name === 'customer_recounts');
    expect(await ending?.count()).toBeGreaterThan(0);
    if (ending) await carryOut([ending], 10);
    expect(await ending?.count()).toBe(0);
    expect(await found(email)).toMatchObject({ orders: 1 });
  });

  test('are found by beginnings of words in any case, without accents, and by filters', async () => {
    const email = fresh();
    await add({
      email,
      firstName: 'Zoë',
      lastName: 'Müller-Lüdenscheidt',
      company: 'Quux & Sons',
      tags: ['VIP', 'vip', 'Trade fair'],
      leadStatus: 'qualified',
    });
    await order({
      email,
      shipping_address: JSON.stringify({ ...testAddress, zip: 'SW1A 1AA', country: 'IE' }),
    });
    const emails = async (query: string) => (await list(query)).items.map((row) => row.email);
    for (const query of [
      'search=muller',
      'search=zo%20lud',
      'search=quu',
      'search=sw1a1',
      `search=${email}`,
      'tag=vip&leadStatus=qualified',
      'tag=Trade%20fair&minOrders=1&minSpent=28.95&country=IE',
    ])
      expect([query, await emails(query)]).toEqual([query, [email]]);
    for (const query of [
      'search=uller',
      'tag=vi',
      'tag=vip&minOrders=2',
      'tag=vip&minSpent=28.96',
      'tag=vip&consent=yes',
      'tag=vip&country=GB',
      'tag=vip&leadStatus=lost',
    ])
      expect([query, await emails(query)]).toEqual([query, []]);
  });

  test('platform.md §3 Customer: customers list for owners – in every sort, page by page, each once', async () => {
    for (let count = 0; count < 3; count += 1) await order({ email: fresh() });
    const all = (await list('limit=250')).items.length;
    for (const sort of ['last_order', 'spent', 'newest']) {
      const ids: string[] = [];
      for (let cursor = ''; ;) {
        const page = await list(`sort=${sort}&limit=2${cursor}`);
        ids.push(...page.items.map(({ id }) => id));
        if (page.next === null) break;
        cursor = `&cursor=${page.next}`;
      }
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, all, all]);
    }
    const { next } = await list('sort=spent&limit=1');
    expect((await owner.get(`${at}?sort=newest&cursor=${next}`)).status).toBe(422);
    expect((await owner.get(`${at}?limit=251`)).status).toBe(422);
  });

  test('show whether they want emails, since when and by which list', async () => {
    const email = fresh();
    await order({ email });
    await database.platform(async (db) => {
      await db.query
        .insertInto('subscribers')
        .values({
          division_id: demo,
          email,
          mailing_list: 'footer',
          token_hash: null,
          verified_at: new Date('2026-03-01T00:00:00Z'),
        })
        .execute();
      await recountEmail(db, demo, email);
    });
    const consent = { at: '2026-03-01T00:00:00.000Z', source: 'footer' };
    expect(await found(email)).toMatchObject({ consent, subscriptions: [consent] });
    expect((await list(`consent=yes&search=${email}`)).items).toHaveLength(1);
    const subscribers = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/subscribers/?search=${email}`);
    expect(subscribers.json).toMatchObject({
      items: [{ email, source: 'footer', consentAt: consent.at, customer: (await found(email)).id }],
      next: null,
    });
    const file = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/subscribers/export/`);
    expect(file.json).toMatchObject({ csv: expect.stringContaining(`${email},,footer,${consent.at}`) });
  });

  test('belong to their store alone', async () => {
    const mine = await add({ email: fresh() });
    const theirs = await stranger.post(
      `/omnis/v3/dashboard/divisions/${other}/customers/`,
      { email: mine.email, company: 'Elsewhere' },
      key(),
    );
    expect(theirs.status).toBe(201);
    const { id } = managedCustomerSchema.parse(theirs.json);
    expect((await list(`search=${mine.email}`)).items).toEqual([
      expect.objectContaining({ id: mine.id, company: '' }),
    ]);
    const wrong: [string, Promise<TestAnswer>][] = [
      ['read', owner.get(`${at}${id}/`)],
      ['update', owner.patch(`${at}${id}/`, { version: 1, company: 'Taken' }, key())],
      ['note', owner.post(`${at}${id}/notes/`, { text: 'Taken' }, key())],
      ['delete', owner.delete(`${at}${id}/?version=1`, key())],
      ['list', stranger.get(at)],
      ['export', stranger.get(`${at}export/`)],
    ];
    for (const [name, answer] of wrong)
      expect([name, (await answer).status]).toEqual([name, name === 'list' || name === 'export' ? 403 : 404]);
    expect(
      await owner.post(`${at}${mine.id}/merge/`, { other: id, version: mine.version }, key()),
    ).toMatchObject({ status: 422, json: { errors: [{ field: 'other' }] } });
  });
});

describe('a customer', () => {
  test('is added by hand once for an address, in any case', async () => {
    const email = fresh();
    const once = randomUUID();
    const bodies = [{ email: email.toUpperCase(), firstName: 'Hand', website: 'https://hand.example' }];
    const [first, again] = [
      await owner.post(at, bodies[0], key(once)),
      await owner.post(at, bodies[0], key(once)),
    ];
    expect(first, first.text).toMatchObject({ status: 201, json: { email, orders: 0, lastOrderAt: null } });
    expect(again.json).toMatchObject({ id: managedCustomerSchema.parse(first.json).id });
    expect(await owner.post(at, { email }, key())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email', message: 'Another customer has this email address' }] },
    });
    expect(await owner.post(at, { email: fresh(), website: 'javascript:alert(1)' }, key())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'website' }] },
    });
  });

  test('platform.md §3 Customer: company, jobTitle, phone, website, social handles, leadStatus, statusJourney, potential value, requestTerms, tags – are changed at the version that was read, and outlive the next order', async () => {
    const email = fresh();
    await order({ email });
    const before = await found(email);
    const body = {
      version: before.version,
      firstName: 'Annie',
      company: 'Mill Ltd',
      jobTitle: 'Buyer',
      phone: '+44 113 496 0000',
      website: 'https://mill.example',
      tiktok: '@annie',
      twitter: '@annie',
      youtube: '@annie',
      facebook: 'annie',
      linkedin: 'annie',
      instagram: '@annie',
      tags: ['wholesale'],
      potentialValue: 1250.5,
      requestTerms: true,
      services: ['Embroidery'],
      industries: ['Hotels'],
      leadStatus: 'contacted',
    };
    const answer = await owner.patch(`${at}${before.id}/`, body, key());
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: { ...body, version: before.version + 1, statusJourney: [{ status: 'contacted' }] },
    });
    expect(await owner.patch(`${at}${before.id}/`, body, key())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    await order({ email });
    expect(await read(before.id)).toMatchObject({
      firstName: 'Annie',
      orders: 2,
      version: before.version + 1,
    });
  });

  test('platform.md §3 Customer: mobile, username – are kept, found by the username, and outlive a merge', async () => {
    const [email, otherEmail] = [fresh(), fresh()];
    const kept = await add({ email });
    const second = await add({ email: otherEmail, mobile: '07700 900123', username: 'Inkwell_Ann' });
    expect(second).toMatchObject({ mobile: '07700 900123', username: 'Inkwell_Ann' });
    expect((await list('search=inkwell')).items.map(({ id }) => id)).toEqual([second.id]);
    const merged = await owner.post(
      `${at}${kept.id}/merge/`,
      { other: second.id, version: kept.version },
      key(),
    );
    expect(merged.json).toMatchObject({ email, mobile: '07700 900123', username: 'Inkwell_Ann' });
    expect((await list('search=inkwell')).items.map(({ id }) => id)).toEqual([kept.id]);
    const { version } = managedCustomerSchema.parse(merged.json);
    const changed = await owner.patch(`${at}${kept.id}/`, { version, username: 'Quill' }, key());
    expect(changed.json).toMatchObject({ username: 'Quill' });
    expect((await list('search=inkwell')).items).toEqual([]);
  });

  test('platform.md §3 Customer: notes – of the team, newest first', async () => {
    const { id } = await add({ email: fresh() });
    for (const text of ['First', 'Second']) await owner.post(`${at}${id}/notes/`, { text }, key());
    expect((await read(id)).notes).toMatchObject([{ text: 'Second' }, { text: 'First' }]);
    expect((await owner.post(`${at}${id}/notes/`, { text: ' ' }, key())).status).toBe(422);
  });

  test('takes over addresses, orders, notes and tags of another one in a merge', async () => {
    const [keptEmail, otherEmail] = [fresh(), fresh()];
    const [, second] = [await order({ email: keptEmail }), await order({ email: otherEmail })];
    const kept = await found(keptEmail);
    const merged = await found(otherEmail);
    await owner.patch(`${at}${kept.id}/`, { version: 1, tags: ['one'] }, key());
    await owner.patch(`${at}${merged.id}/`, { version: 1, tags: ['One', 'two'], jobTitle: 'Buyer' }, key());
    await owner.post(`${at}${merged.id}/notes/`, { text: 'Moves along' }, key());
    const stale = await owner.post(`${at}${kept.id}/merge/`, { other: merged.id, version: 1 }, key());
    expect(stale.status).toBe(409);
    const answer = await owner.post(`${at}${kept.id}/merge/`, { other: merged.id, version: 2 }, key());
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: {
        email: keptEmail,
        emails: [keptEmail, otherEmail],
        orders: 2,
        spent: 57.9,
        tags: ['one', 'two'],
        jobTitle: 'Buyer',
        notes: [{ text: 'Moves along' }],
      },
    });
    expect((await owner.get(`${at}${merged.id}/`)).status).toBe(404);
    // Later orders at the second address are theirs, and an order leads to them.
    await order({ email: otherEmail });
    expect(await found(keptEmail)).toMatchObject({ id: kept.id, orders: 3 });
    expect((await list(`order=${second.id}`)).items.map(({ id }) => id)).toEqual([kept.id]);
    expect((await list(`search=${otherEmail}`)).items.map(({ id }) => id)).toEqual([kept.id]);
  });

  test('is deleted with the account, while orders stay for the books without the address', async () => {
    const email = fresh();
    const id = await account(email, false);
    const placed = await order({ email, customer_id: id, status: 'complete', note: 'Ring twice' });
    const asGuest = await order({ email, status: 'packing' });
    const { id: record, version } = await found(email);
    await owner.post(`${at}${record}/notes/`, { text: `About ${email}` }, key());
    const remove = () => owner.delete(`${at}${record}/?version=${version}`, key());
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect((await owner.get(`${at}${record}/`)).status).toBe(200);
    await database.direct(`UPDATE orders SET status = 'complete' WHERE id = $1`, [asGuest.id]);
    expect(await remove()).toMatchObject({ status: 200 });

    expect((await owner.get(`${at}${record}/`)).status).toBe(404);
    expect((await list(`search=${email}`)).items).toEqual([]);
    const { rows: orders } = await database.direct(
      `SELECT email, customer_id, note, total_minor::int AS total FROM orders WHERE id = any($1::bigint[]) ORDER BY id`,
      [[placed.id, asGuest.id]],
    );
    expect(orders).toEqual(
      [1, 2].map(() => ({ email: 'deleted@account.invalid', customer_id: null, note: '', total: 2895 })),
    );
    for (const table of [
      'customers',
      'customer_records',
      'customer_record_emails',
      'customer_notes',
      'customer_record_words',
    ])
      expect([
        table,
        (await database.direct(`SELECT 1 FROM ${table} t WHERE strpos(t::text, $1) > 0`, [email])).rows,
      ]).toEqual([table, []]);
    // The anonymised orders are nobody's customer.
    await database.tenant(demo, (db) => recountOrder(db, { division_id: demo, id: placed.id }));
    expect((await list('search=deleted')).items).toEqual([]);
  });

  test('without orders is deleted for good, at the version that was read', async () => {
    const { id, version, email } = await add({ email: fresh() });
    const stale = await owner.delete(`${at}${id}/?version=${version + 1}`, key());
    expect(stale.status).toBe(409);
    expect((await owner.delete(`${at}${id}/?version=${version}`, key())).status).toBe(200);
    expect((await list(`search=${email}`)).items).toEqual([]);
    expect(await add({ email })).toMatchObject({ version: 1 });
  });
});

describe('the address of a customer', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    street: '1 High Street',
    city: 'Leeds',
    country: 'GB',
    zip: 'ls14ap',
  };

  test('is entered by hand, comes first, and finds them by its country until they order', async () => {
    const email = fresh();
    const { id } = await add({ email, address, tags: ['addressed'] });
    expect(await read(id)).toMatchObject({
      address: { city: 'Leeds', zip: 'LS1 4AP' },
      addresses: [{ city: 'Leeds' }],
    });
    expect((await list('country=GB&tag=addressed')).items).toHaveLength(1);
    const { version } = await read(id);
    expect(await owner.patch(`${at}${id}/`, { version, address: null }, key())).toMatchObject({
      status: 200,
      json: { address: null, addresses: [] },
    });
    expect(await owner.post(at, { email: fresh(), address: { ...address, zip: 'x' } }, key())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'address.zip' }] },
    });
  });
});

describe('the file of customers', () => {
  test('escapes cells that a spreadsheet would run, and follows the filters', async () => {
    const email = fresh();
    await add({
      email,
      firstName: '=HYPERLINK("https://evil.example")',
      lastName: '-1+1',
      company: '@SUM(A1)',
      phone: '+44 20 7946 0000',
      tags: ['filed'],
    });
    const answer = await owner.get(`${at}export/?tag=filed`);
    expect(answer.headers['content-disposition']).toContain('customers.csv');
    const lines = answer.text.replace('\uFEFF', '').split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Email,First name,/);
    expect(lines[1]).toContain(
      `${email},"'=HYPERLINK(""https://evil.example"")",'-1+1,'@SUM(A1),'+44 20 7946 0000,`,
    );
  });
});

describe('a segment', () => {
  const segments = `${at}segments/`;
  test('keeps filters under a name of its own, until it is deleted', async () => {
    const body = { name: 'Regulars', filters: { minOrders: 3, consent: 'yes' } };
    const answer = await owner.post(segments, body, key());
    expect(answer, answer.text).toMatchObject({ status: 201, json: body });
    for (const [wrong, field] of [
      [{ ...body, name: 'REGULARS' }, 'name'],
      [{ name: 'Everybody', filters: {} }, 'filters'],
    ] as const)
      expect(await owner.post(segments, wrong, key())).toMatchObject({
        status: 422,
        json: { errors: [{ field }] },
      });
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })
      .parse((await owner.get(segments)).json);
    expect(items.map(({ name }) => name)).toEqual(['Regulars']);
    const elsewhere = `/omnis/v3/dashboard/divisions/${other}/customers/segments/`;
    const one = `${segments}${items[0]?.id}/`;
    expect(await owner.patch(one, { name: 'Loyal', version: 1 }, key())).toMatchObject({
      status: 200,
      json: { name: 'Loyal', version: 2, filters: body.filters },
    });
    expect(await owner.patch(one, { name: 'Late', version: 1 }, key())).toMatchObject({ status: 409 });
    expect(
      (await stranger.patch(`${elsewhere}${items[0]?.id}/`, { name: 'Mine', version: 2 }, key())).status,
    ).toBe(404);
    expect((await stranger.get(elsewhere)).json).toEqual({ items: [] });
    expect((await stranger.delete(`${elsewhere}${items[0]?.id}/`, key())).status).toBe(404);
    expect((await owner.delete(`${segments}${items[0]?.id}/`, key())).status).toBe(200);
    expect((await owner.get(segments)).json).toEqual({ items: [] });
  });
});
