import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo } = testDivisions;

let platform: TestPlatform;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

const subscribe = (body: unknown) => shopper.post('/omnis/v3/marketing/subscribe/', body);
const mails = () =>
  platform.core.database.tenant(demo, ({ query }) =>
    query.selectFrom('mails').selectAll().where('kind', '=', 'marketing.verify').execute(),
  );
const verified = () =>
  platform.core.database.tenant(demo, ({ query }) =>
    query.selectFrom('subscribers').select('email').where('verified_at', 'is not', null).execute(),
  );

test('a subscription counts once the mail’s link was followed', async () => {
  const answer = await subscribe({ mailingList: 'newsletter', email: 'Ada@Example.com', firstName: 'Ada' });
  expect(answer).toMatchObject({
    status: 200,
    json: { message: "We've sent you an email to verify your subscription" },
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'ada@example.com' });
  expect(await verified()).toEqual([]);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect(await shopper.post('/omnis/v3/marketing/confirm/', { token: 'x'.repeat(43) })).toMatchObject({
    status: 404,
  });
  const follow = () => shopper.post('/omnis/v3/marketing/confirm/', { token });
  expect(await follow()).toMatchObject({ status: 200, json: { status: 'confirmed' } });
  expect(await verified()).toEqual([{ email: 'ada@example.com' }]);
  expect(await follow()).toMatchObject({ status: 200, json: { status: 'already' } });
  // Asking again is answered alike, and sends nothing.
  expect(await subscribe({ email: 'ada@example.com' })).toMatchObject({
    status: 200,
    json: { message: "We've sent you an email to verify your subscription" },
  });
  expect(await mails()).toHaveLength(1);
});

test('an address that is none is told at its field', async () => {
  expect(await subscribe({ email: 'ada' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'email', message: 'Please enter a valid email address' }] },
  });
});

test('a list of another store is none of this one’s (storefront.md §7)', async () => {
  const wish = { mailingList: 'newsletter', email: 'grace@example.com', firstName: 'Grace' };
  expect(await subscribe({ ...wish, division: testDivisions.other })).toMatchObject({
    status: 403,
    json: { errors: [{ field: 'division' }] },
  });
  expect(await subscribe({ ...wish, division: 'demo' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'division' }] },
  });
  expect(await mails()).not.toContainEqual(expect.objectContaining({ recipient: wish.email }));
  expect((await subscribe({ ...wish, division: demo })).status).toBe(200);
});

test('nobody’s address is written to for one list after another', async () => {
  const asked = [1, 2, 3, 4, 5, 6].map((list) => ({ mailingList: `list-${list}`, email: 'eve@example.com' }));
  const statuses: number[] = [];
  for (const each of asked) statuses.push((await subscribe(each)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const sent = (await mails()).filter(({ recipient }) => recipient === 'eve@example.com');
  expect(sent).toHaveLength(5);
});
