import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { carryOut } from '../../testing/carry-out.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { eventEndings } from './events.endings.ts';
import { createSearchedTerms } from './searched-terms.ts';

const { demo, other } = testDivisions;
const collector = '/event-collector/';
const log = '/omnis/v3/events/logEvent/';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(async ({ query }) => {
    await query.deleteFrom('shop_events').execute();
    await query.deleteFrom('rate_limits').execute();
  });
});

/** As a browser sends it that was told to leave its cookies out. */
function collect(payload: object, headers: Record<string, string> = {}) {
  return platform.app.inject({
    method: 'POST',
    url: collector,
    headers: {
      host: testHosts.demo,
      origin: `http://${testHosts.demo}`,
      'user-agent': userAgent,
      ...headers,
    },
    payload,
  });
}

const kept = () =>
  platform.core.database.platform(({ query }) =>
    query.selectFrom('shop_events').selectAll().orderBy('name').execute(),
  );

const view = (metadata: object = {}, payload: object = {}) => ({
  event: 'page_view',
  payload,
  metadata: {
    environment: 'native',
    currency: 'GBP',
    divisionId: demo,
    divisionName: 'Demo',
    userAgent,
    ...metadata,
  },
});

test('an event is kept with where it happened, and nothing of who it was', async () => {
  const location = `http://${testHosts.demo}/reset-password/?token=secret#part`;
  const answer = await collect(view({ location }, { title: 'Home' }));
  expect(answer.statusCode).toBe(200);
  const [row, ...rest] = await kept();
  expect(rest).toEqual([]);
  expect(row).toMatchObject({
    division_id: demo,
    name: 'page_view',
    data: { title: 'Home' },
    location: '/reset-password/',
    environment: 'native',
    currency: 'GBP',
    device: 'desktop',
  });
  for (const word of ['secret', 'Chrome']) expect(JSON.stringify(row)).not.toContain(word);
});

test('several come at once, and logged ones by name', async () => {
  expect((await collect([view(), { ...view(), event: 'search', payload: { term: 'fox' } }])).statusCode).toBe(
    200,
  );
  const client = testClient(platform.app, testHosts.demo);
  await client.get('/omnis/v3/dashboard/secure/get/');
  const logged = await client.post(log, {
    events: [{ name: 'purchase', data: { value: 24.5, currency: 'GBP' } }, { name: 'begin_checkout' }],
  });
  expect(logged.status).toBe(200);
  expect((await kept()).map(({ name, data }) => [name, data])).toEqual([
    ['begin_checkout', {}],
    ['page_view', {}],
    ['purchase', { value: 24.5, currency: 'GBP' }],
    ['search', { term: 'fox' }],
  ]);
});

test.each([
  ['of another store', view({ divisionId: other }), 'metadata'],
  ['with a nested value', view({}, { a: { b: 1 } }), ''],
  [
    'with too many values',
    view({}, Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 1]))),
    '',
  ],
  ['with a name like a sentence', { ...view(), event: 'Hello there' }, ''],
  ['without any', [], ''],
  ['with more than fifty', Array.from({ length: 51 }, () => view()), ''],
])('one %s is refused, and nothing is kept', async (_, payload, field) => {
  const answer = await collect(payload);
  expect(answer.statusCode).toBe(422);
  if (field !== '') expect(answer.json()).toMatchObject({ errors: [{ field }] });
  expect(await kept()).toEqual([]);
});

test('a prototype is no value', async () => {
  const payload = `{"event":"a","payload":{"__proto__":{"x":1}},"metadata":{"divisionId":${demo}}}`;
  const answer = await platform.app.inject({
    method: 'POST',
    url: collector,
    headers: { host: testHosts.demo, 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(await kept()).toEqual([]);
});

test('bots are answered, and not counted', async () => {
  expect((await collect(view(), { 'user-agent': 'Googlebot/2.1' })).statusCode).toBe(200);
  expect(await kept()).toEqual([]);
});

test('another site sends nothing', async () => {
  expect((await collect(view(), { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await collect(view(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await kept()).toEqual([]);
});

test('one address sends so much and no more', async () => {
  const answers: number[] = [];
  for (let each = 0; each < 121; each += 1) answers.push((await collect(view())).statusCode);
  expect(answers.filter((status) => status === 200)).toHaveLength(120);
  const last = await collect(view());
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});

test('events are deleted once they are older than they are kept', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  const { database } = platform.core;
  await database.platform(({ query }) =>
    query
      .insertInto('shop_events')
      .values([
        { division_id: other, name: 'old', currency: null, created_at: days(91) },
        { division_id: other, name: 'young', currency: null, created_at: days(89) },
      ])
      .execute(),
  );
  await carryOut(eventEndings(platform.core));
  expect((await kept()).map(({ name }) => name)).toEqual(['young']);
});

test('search terms are listed by their counts, without those that only one or two have looked for', async () => {
  const searches = (term: string, count: number, division: number = demo) =>
    Array.from({ length: count }, () => ({
      division_id: division,
      name: 'search',
      data: JSON.stringify({ term }),
      currency: null,
    }));
  const { database } = platform.core;
  await database.platform(({ query }) =>
    query
      .insertInto('shop_events')
      .values([
        ...searches('fox', 3),
        ...searches(' Hoodie ', 2),
        ...searches('hoodie', 2),
        ...searches('my secret', 2),
        ...searches('x', 5),
        ...searches('wren', 9, other),
        { division_id: demo, name: 'view_item', data: JSON.stringify({ term: 'no search' }), currency: null },
      ])
      .execute(),
  );
  const searched = createSearchedTerms(database);
  expect(await searched(demo)).toEqual(['hoodie', 'fox']);
  expect(await searched(other)).toEqual(['wren']);
  // One question in ten minutes, however many ask.
  await database.platform(({ query }) => query.deleteFrom('shop_events').execute());
  expect(await searched(demo)).toEqual(['hoodie', 'fox']);
});
