import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  loneShopper,
  startLoneServer,
  type LoneServer,
  type LoneShopper,
  type Reply,
} from '../../testing/lone-shopper.ts';
import { testHome, type TestHome } from '../../testing/test-database.ts';

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

let home: TestHome;
const servers: LoneServer[] = [];
beforeEach(async () => {
  home = await testHome();
});
afterEach(async () => {
  await killAll();
  await home.drop();
});

async function start(): Promise<LoneServer> {
  const server = await startLoneServer(home);
  servers.push(server);
  return server;
}

async function killAll(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
}

const placed = { status: 200, json: { status: 'placed' } };
const told = { status: 409, json: { code: 'in_progress' } };

/** The order is there and its money is taken. */
async function expectPaid(server: LoneServer, shopper: LoneShopper, reply: Reply): Promise<void> {
  await expect
    .poll(() => shopper.order(server, reply))
    .toMatchObject({
      status: 200,
      json: { itemCount: 1, items: [{ quantity: 1 }], payment: { state: 'paid' } },
    });
}

const bookSchema = z.object({ orders: z.number(), checkouts: z.number(), charges: z.array(z.string()) });

/** One order, one checkout and one charge of each shopper, when no server runs any more. */
async function expectOneOfEach(shoppers: readonly LoneShopper[]): Promise<void> {
  await killAll();
  const database = await home.open();
  try {
    for (const { email } of shoppers) {
      const { rows } = await database.direct(
        `WITH mine AS (SELECT id, payment_intent FROM checkout_attempts WHERE request->'body'->'contact'->>'email' = $1)
         SELECT (SELECT count(*)::int FROM orders WHERE email = $1) AS orders, (SELECT count(*)::int FROM mine) AS checkouts,
           (SELECT coalesce(jsonb_agg(p.data->>'status'), '[]') FROM test_processor p
            WHERE p.id IN (SELECT payment_intent FROM mine) OR p.idempotency_key IN (SELECT id::text FROM mine)) AS charges`,
        [email],
      );
      expect(bookSchema.parse(rows[0])).toEqual({ orders: 1, checkouts: 1, charges: ['succeeded'] });
    }
  } finally {
    await database.close();
  }
}

/** Milliseconds for a server to start five times, one after another, on a busy machine. */
const manyStarts = 240_000;

/** The state of an interrupted checkout, by its last transaction. */
const moments: readonly (readonly [string, string])[] = [
  ['after 2', 'the key is reserved'],
  ['after 3', 'the payment is begun and not noted'],
  ['after 5', 'the card is authorised and nothing is written of it'],
  ['after 6', 'the order is committed and nobody has heard of it'],
];

test(
  'kill -9 at each step of a checkout: a repeat to the restarted server is carried out at once, and only once',
  async () => {
    const shoppers: LoneShopper[] = [];
    let server = await start();
    for (const [halt, step] of moments) {
      const shopper = await loneShopper(server);
      const lost = shopper.place(server, halt).catch(() => null);
      await server.halted();
      await server.kill();
      expect(await lost, step).toBeNull();

      server = await start();
      // Two at once: one of them takes it up.
      const [reply, other] = await Promise.all([shopper.place(server), shopper.place(server)]);
      expect(reply, step).toMatchObject(placed);
      expect(other.json, step).toEqual(reply.json);
      await expectPaid(server, shopper, reply);
      expect((await shopper.place(server)).json, step).toEqual(reply.json);
      shoppers.push(shopper);
    }
    await expectOneOfEach(shoppers);
  },
  manyStarts,
);

test.runIf(isOnPostgres)(
  'a live server’s work is left to it by another one on the same database, until it is killed',
  async () => {
    // One after another: the first writes the shop.
    const one = await start();
    const two = await start();
    const shopper = await loneShopper(one);
    const lost = shopper.place(one, 'after 5').catch(() => null);
    await one.halted();
    expect(await shopper.place(two)).toMatchObject(told);

    // A live server that loses its connection shows itself again with the next one.
    const database = await home.open();
    const seen = async (): Promise<unknown[]> => {
      const { rows } = await database.direct(
        `SELECT a.pid FROM pg_locks l JOIN pg_stat_activity a USING (pid), checkout_attempts c
         WHERE l.locktype = 'advisory' AND l.objid::bigint = c.holder`,
        [],
      );
      return rows.map((row) => Reflect.get(Object(row), 'pid'));
    };
    const [pid] = await seen();
    expect(pid).toBeTypeOf('number');
    await database.direct('SELECT pg_terminate_backend($1)', [pid]);
    await expect.poll(async () => (await seen()).filter((other) => other !== pid)).toHaveLength(1);
    await database.close();
    expect(await shopper.place(two)).toMatchObject(told);

    await one.kill();
    expect(await lost).toBeNull();
    // On two servers at once: one of them takes it up, the other waits for its answer.
    const three = await start();
    const replies = await Promise.all([shopper.place(two), shopper.place(three)]);
    for (const reply of replies) expect(reply).toMatchObject({ ...placed, json: replies[0]?.json });
    await expectPaid(two, shopper, replies[0]);
    await expectOneOfEach([shopper]);
  },
);

test('kill -9 during checkouts: what was acknowledged is there after the restart, and a repeat gives the same answer', async () => {
  let server = await start();
  const shoppers: LoneShopper[] = [];
  for (let index = 0; index < 24; index += 1) shoppers.push(await loneShopper(server));

  const acknowledged = new Map<LoneShopper, Reply>();
  const placing = shoppers.map(async (one) => {
    const reply = await one.place(server).catch(() => null);
    if (reply?.status === 200) acknowledged.set(one, reply);
    // In the midst of it: some have their answer, some wait for theirs.
    if (acknowledged.size === 6) await server.kill();
  });
  await Promise.all(placing);
  expect(acknowledged.size).toBeGreaterThanOrEqual(6);
  expect(acknowledged.size).toBeLessThan(shoppers.length);

  server = await start();
  for (const [one, reply] of acknowledged) {
    const order = await one.order(server, reply);
    expect(order).toMatchObject({ status: 200, json: { itemCount: 1, items: [{ quantity: 1 }] } });
    expect((await one.place(server)).json).toEqual(reply.json);
  }
  // Those without an answer get their one order at the first repeat.
  const others = shoppers.filter((one) => !acknowledged.has(one));
  for (const reply of await Promise.all(others.map((one) => one.place(server))))
    expect(reply).toMatchObject(placed);
});
