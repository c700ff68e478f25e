import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '@omnis/contract';
import { staffPermissionNames } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { recountOrder } from '../domains/customers/recounts.ts';
import { sessionCookie } from '../plugins/visitor.ts';
import { openReplicaPlatforms, type ReplicaPlatforms } from '../testing/replica-platform.ts';
import { testClient, type TestClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { insertTestOrder } from '../testing/test-orders.ts';
import { testOwner } from '../testing/test-owner.ts';
import { writeProduct } from '../testing/test-shop.ts';

const primary = process.env['TEST_DATABASE_URL'] ?? '';
const { demo } = testDivisions;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Lists, figures and files of the dashboard and of atlas that a replica answers. */
const fromReplica = [
  'dashboard.overview',
  'dashboard.search',
  'dashboard.orders',
  'dashboard.exportOrders',
  'dashboard.orderViews',
  'dashboard.products',
  'dashboard.exportProducts',
  'dashboard.creators',
  'dashboard.collections',
  'dashboard.customers',
  'dashboard.exportCustomers',
  'dashboard.customerSegments',
  'dashboard.subscribers',
  'dashboard.exportSubscribers',
  'dashboard.discounts',
  'dashboard.discountCodes',
  'dashboard.stock',
  'dashboard.abandonedCheckouts',
  'dashboard.webhookDeliveries',
  'dashboard.giftCards',
  'dashboard.reviews',
  'dashboard.splitTests',
  'dashboard.files',
  'atlas.stores',
  'atlas.storeReviews',
  'atlas.customers',
  'atlas.storeVariants',
  'atlas.orders',
  'atlas.exportOrders',
  'atlas.users',
] satisfies readonly CallName[];

/** Lists of a thing that the test has none of: the replica is asked for it. */
const ofNothing: ReadonlySet<CallName> = new Set(['dashboard.discountCodes', 'dashboard.webhookDeliveries']);

/** Lists that the primary answers, and why. */
const fromPrimary: Partial<Record<CallName, string>> = {
  'dashboard.imports': 'shows how far a job has come',
  'dashboard.shopifySends': 'shows how far a job has come',
  'dashboard.deliveryZones': 'is edited as a whole, by its version',
  'dashboard.domains': 'is edited in its rows',
  'dashboard.currencies': 'is edited as a whole, by its version',
  'dashboard.campaigns': 'shows how far a job has come',
  'dashboard.policies': 'shows what was written a moment ago',
  'dashboard.posts': 'shows what was published a moment ago',
  'dashboard.plugins': 'shows what was switched on a moment ago',
  'dashboard.searchRedirects': 'is edited as a whole, by its version',
  'dashboard.synonyms': 'is edited as a whole, by its version',
  'dashboard.searchTerms': 'leaves out what was mended a moment ago',
  'dashboard.taxes': 'is edited as a whole, by its version',
  'dashboard.webhooks': 'is edited in its rows, by their versions',
  'dashboard.ownThemes': 'is edited in its rows, by their versions',
  'dashboard.themeFonts': 'is read of the store itself, which is kept in memory',
  'dashboard.payments': 'is edited in its rows, and decides where money goes',
  'dashboard.payouts': 'is asked of Stripe',
  'atlas.storeCustomers': 'gives the addresses that an order is built with',
  'atlas.jobs': 'shows what runs now',
  'atlas.products': 'is decided on in its rows',
  'atlas.chats': 'is looked at live',
  'atlas.roles': 'is edited in its rows, and decides what somebody may do',
  'atlas.myPermissionRequests': 'decides what somebody may do',
  'atlas.permissionRequests': 'decides what somebody may do',
};

/** Tells whether the answer of a call is a list or a file; one order has items too. */
const isList = (name: CallName): boolean => {
  const { method, path, response } = calls[name];
  return (
    method === 'GET' &&
    !path.endsWith('/:id/') &&
    /^(dashboard|atlas)\./.test(name) &&
    response instanceof z.ZodObject &&
    ('items' in response.shape || 'csv' in response.shape)
  );
};

test('every list of the dashboard and of atlas is read from a replica, or it is said why not', () => {
  const names = z.array(z.custom<CallName>()).parse(Object.keys(calls)).filter(isList);
  const decided = new Set<string>([...fromReplica, ...Object.keys(fromPrimary)]);
  expect(names.filter((name) => !decided.has(name))).toEqual([]);
});

// PGlite has no replica: these run where `TEST_DATABASE_URL` names a PostgreSQL.
describe.runIf(primary !== '')('lists over a replica', () => {
  let platforms: ReplicaPlatforms;
  let owner: TestClient;
  let staff: TestClient;

  const newOwner = (): Promise<TestClient> => testOwner(platforms.second, [demo]);

  async function newStaff(): Promise<TestClient> {
    const { core, app } = platforms.second;
    const { id } = await core.database.platform(({ query }) =>
      query
        .insertInto('staff')
        .values({
          email: `${randomUUID()}@omnis.example`,
          password_hash: 'none',
          first_name: 'Ada',
          last_name: 'Staff',
          permissions: JSON.stringify(staffPermissionNames),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const client = testClient(app, testHosts.atlas);
    const token = await core.sessions.start({ kind: 'staff', id, divisionId: null }, 'tests');
    client.cookies.set(sessionCookie, token);
    return client;
  }

  const pathOf = (name: CallName): string => {
    const path = calls[name].path.replace(':division', String(demo)).replace(':id', randomUUID());
    if (name === 'atlas.customers') return `${path}?division=${demo}`;
    return name === 'dashboard.search' ? `${path}?q=oak` : path;
  };

  beforeAll(async () => {
    platforms = await openReplicaPlatforms(primary);
    await writeProduct(platforms.first, { division: demo, urlName: 'oak-tee', stock: 3 });
    [owner, staff] = await Promise.all([newOwner(), newStaff()]);
    await platforms.replica.caughtUp();
  });
  afterAll(() => platforms.close());

  test.each(fromReplica)('%s', async (name) => {
    const { core, services } = platforms.second;
    const client = name.startsWith('atlas.') ? staff : owner;
    // A catalogue in memory would answer the lists that are made of it.
    await services.catalogue.service.snapshots.get(demo);
    if (/creators|collections/.test(name)) services.catalogue.service.snapshots.clear();
    const before = core.reading.figures();
    const answer = await client.get(pathOf(name));
    expect(answer, answer.text).toMatchObject({ status: ofNothing.has(name) ? 404 : 200 });
    const after = core.reading.figures();
    expect({ replica: after.replica > before.replica, primary: after.primary - before.primary }).toEqual({
      replica: true,
      primary: 0,
    });
  });

  const list = `/omnis/v3/dashboard/divisions/${demo}/customers/`;
  const emails = async (client: TestClient): Promise<string[]> =>
    z
      .object({ items: z.array(z.object({ email: z.string() })) })
      .parse((await client.get(list)).json)
      .items.map(({ email }) => email);

  test('a list has what its reader wrote at once; others see it when the replica has it', async () => {
    await platforms.replica.caughtUp();
    await platforms.replica.delay(5);
    const writer = await newOwner();
    // The session is written too, and nobody is told its position.
    const reader = owner;
    const made = await writer.post(
      list,
      { email: 'written@shop.example' },
      { 'idempotency-key': randomUUID() },
    );
    expect(made, made.text).toMatchObject({ status: 201 });
    expect(await emails(writer)).toContain('written@shop.example');
    expect(await emails(reader)).not.toContain('written@shop.example');
    await platforms.replica.delay(0);
    await platforms.replica.caughtUp();
    await vi.waitFor(async () => expect(await emails(reader)).toContain('written@shop.example'), 10_000);
  });

  test('customers that the replica does not have counted yet are read from the primary', async () => {
    const { database } = platforms.second.core;
    const order = await insertTestOrder(database, { division_id: demo, email: 'counted@shop.example' });
    await database.tenant(demo, (db) => recountOrder(db, { division_id: demo, id: order.id }));
    await platforms.replica.caughtUp();
    await platforms.replica.delay(5);
    // Another process counts, of which this one hears nothing.
    const elsewhere = await testOwner(platforms.first, [demo]);
    expect(await emails(elsewhere)).toContain('counted@shop.example');
    expect(await emails(owner)).toContain('counted@shop.example');
    await platforms.replica.delay(0);
  });
});
