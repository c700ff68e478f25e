import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { testOwner } from '../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const shopper = () => testClient(platform.app, testHosts.demo);
const products = `/omnis/v3/division/${testDivisions.demo}/products/`;

describe('an address of the API', () => {
  test.each([
    ['POST', products, 'GET'],
    ['GET', '/omnis/v3/products/fetch', 'POST'],
    ['PUT', '/omnis/v3/basket/update/', 'POST'],
    ['DELETE', '/omnis/v3/divisions/21/pages/', 'GET, POST'],
    ['OPTIONS', '/omnis/v3/frontend/getStoreCoreData/json/', 'GET'],
  ] as const)('%s %s is answered with what it takes', async (method, url, allow) => {
    const answer = await platform.app.inject({ method, url, headers: { host: testHosts.demo } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed', errors: [] });
  });

  test('may end with a slash or not, with the store or without', async () => {
    const core = (middle: string) => `/omnis/v3/frontend${middle}/getStoreCoreData/json`;
    for (const middle of ['', `/${testDivisions.demo}`])
      for (const end of ['', '/']) expect((await shopper().get(core(middle) + end)).status).toBe(200);
  });

  test('of a store’s start tells nobody what only the server may know', async () => {
    const { cache, database, divisions } = platform.core;
    const plugins = { 'tracking-pixel': { pixel: '12345', access_token: 'SECRET' } };
    await database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ plugins: JSON.stringify(plugins) })
        .where('id', '=', testDivisions.demo)
        .execute(),
    );
    await divisions.changed(testDivisions.demo);
    cache.drop([`division:${testDivisions.demo}`]);
    const { text } = await shopper().get('/omnis/v3/frontend/getStoreCoreData/json/');
    expect(text).toContain('12345');
    expect(text).not.toContain('SECRET');
  });

  test('takes no text that no database can keep, and names it', async () => {
    const body = { code: 'WELCOME\u0000' };
    expect(await shopper().post('/omnis/v3/basket/coupon/', body)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'code', message: expect.stringContaining('cannot store') }] },
    });
    const search = `/omnis/v3/division/${testDivisions.demo}/products/?search=fox%00`;
    expect(await shopper().get(search)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'search', message: expect.stringContaining('cannot store') }] },
    });
  });

  test.each([
    ['without the mark between its parts', 'multipart/form-data', 'any'],
    ['that breaks off in its head', 'multipart/form-data; boundary=b', '--b\r\nContent-Dis'],
    [
      'that breaks off in its file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
  ])('takes no upload %s, and names the file', async (_what, type, payload) => {
    const client = shopper();
    await client.get('/omnis/v3/dashboard/secure/get/');
    const headers = { 'content-type': type, 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' };
    const url = '/omnis/v3/frontend/artworks/';
    expect(await client.send({ method: 'POST', url, headers, payload })).toMatchObject({
      status: 400,
      json: { code: 'bad_request', errors: [{ field: 'file' }] },
    });
  });

  test('needs the number of a store where it names one', async () => {
    for (const division of ['abc', '0', '-1', '1.5', '1e999'])
      expect(await shopper().get(`/omnis/v3/division/${division}/products/`)).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'division' }] },
      });
    expect((await shopper().get(`/omnis/v3/division/${testDivisions.other}/products/`)).status).toBe(403);
  });

  test('that cannot be decoded gets the one shape too', async () => {
    const answer = await platform.app.inject({ url: '/%ff', headers: { host: testHosts.demo } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: 'This address cannot be read',
      errors: [],
      code: 'bad_request',
    });
  });

  test('says in plain words what is wrong with its input', async () => {
    expect(await shopper().post('/omnis/v3/products/fetch/', {})).toMatchObject({
      status: 422,
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
      json: { errors: [{ field: 'product_ids', message: 'This field is required' }] },
    });
  });
});

describe('doors', () => {
  test('an owner starts from their own store on the platform host, and from no other', async () => {
    const owner = await testOwner(platform, [testDivisions.demo]);
    const core = (division: number) => `/omnis/v3/frontend/${division}/getStoreCoreData/json/`;
    expect(await owner.get(core(testDivisions.demo))).toMatchObject({
      status: 200,
      json: { state: { store: { division: testDivisions.demo } } },
    });
    expect((await owner.get(core(testDivisions.other))).status).toBe(403);
    const nobody = testClient(platform.app, testHosts.platform);
    expect((await nobody.get(core(testDivisions.demo))).status).toBe(401);
  });

  test('of staff are closed to everybody else, wherever they knock', async () => {
    const owner = await testOwner(platform, [testDivisions.demo]);
    expect((await owner.get('/omnis/v3/atlas/orders/')).status).toBe(403);
    for (const host of [testHosts.platform, testHosts.demo, testHosts.atlas])
      expect((await testClient(platform.app, host).get('/omnis/v3/atlas/orders/')).status).toBe(401);
  });
});

describe('a host that nobody lives at', () => {
  const at = (url: string, accept: string) =>
    platform.app.inject({ url, headers: { host: 'nowhere.localhost:3000', accept } });

  test('shows browsers a page and tells programs the error', async () => {
    const page = await at('/', 'text/html,*/*');
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('There is no store at this address');
    for (const answer of [await at('/', '*/*'), await at('/omnis/v3/basket/main/list/', 'text/html')]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'unknown_host' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('a form that comes without a session', () => {
  const sendFrom = (headers: Record<string, string>) =>
    platform.app.inject({
      method: 'POST',
      url: '/basket/plain/add/',
      headers: { host: testHosts.demo, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'productId=1',
    });

  test('gets one from the shop itself, and none from another site, whose visitor has theirs', async () => {
    const own = await sendFrom({ origin: `http://${testHosts.demo}`, 'sec-fetch-site': 'same-origin' });
    expect(own.headers['set-cookie']).toHaveLength(2);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await sendFrom(headers);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  test('a link from another site gives one: browsers send the one that is there', async () => {
    const answer = await platform.app.inject({
      url: '/omnis/v3/basket/main/list/',
      headers: { host: testHosts.demo, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.headers['set-cookie']).toHaveLength(2);
  });
});
