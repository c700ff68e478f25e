import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../security/passwords.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const unlock = '/omnis/v3/frontend/unlock/';
const list = (division: number) => `/omnis/v3/division/${division}/products/`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform(
    {},
    {},
    {
      register: async () => undefined,
      page: async (_request, reply) => reply.code(404).send(),
      fontFaces: (theme) => `@font-face{font-family:"${theme} face"}`,
    },
  );
  const store_password_hash = await hashPassword('open sesame');
  await platform.core.database.platform(async ({ query }) => {
    await query
      .updateTable('divisions')
      .set({ store_password_hash })
      .where('id', '=', testDivisions.other)
      .execute();
    await query
      .updateTable('divisions')
      .set({
        coming_soon: JSON.stringify({
          title: 'Demo <opens> soon',
          copy: 'Wait for it.',
          image: '/images/scenes/shore" onload="alert(1)',
          launchAt: '2030-03-01T09:00:00Z',
        }),
      })
      .where('id', '=', testDivisions.demo)
      .execute();
  });
  await platform.core.divisions.reload();
});
afterAll(() => platform.close());

const get = (host: keyof typeof testHosts, url: string, cookie?: string) =>
  platform.app.inject({
    url,
    headers: { host: testHosts[host], accept: 'text/html', ...(cookie ? { cookie } : {}) },
  });

describe('a store behind a password', () => {
  test('sends visitors to its door and answers no call that shows it', async () => {
    const page = await get('other', '/collection/new-in/?sort=name');
    expect([page.statusCode, page.headers.location]).toEqual([
      302,
      '/login/?redirect_uri=/collection/new-in/%3Fsort%3Dname',
    ]);
    const shopper = testClient(platform.app, testHosts.other);
    for (const url of [list(testDivisions.other), '/omnis/v3/basket/main/list/', '/omnis/v3/nothing/'])
      expect(await shopper.get(url)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect(await shopper.get('/omnis/v3/frontend/getStoreCoreData/json/')).toMatchObject({
      status: 200,
      json: { state: { subdomain: { passwordProtected: true } } },
    });
    const door = await get('other', '/login/?redirect_uri=//evil.example');
    expect(door.statusCode).toBe(200);
    expect(door.body).toContain('data-next="/"');
    expect(door.headers['content-security-policy']).toMatch(/script-src 'nonce-/);
    // In the fonts of the store's theme, which its policy lets in.
    expect(door.headers['content-security-policy']).toContain("font-src 'self'");
    expect(door.body).toContain('@font-face{font-family:"base face"}');
    expect((await get('other', '/countdown/')).statusCode).toBe(302);
    // An encoded address is another way to the same call.
    expect((await get('other', list(testDivisions.other).replace('division', '%64ivision'))).statusCode).toBe(
      403,
    );
    expect((await get('other', list(testDivisions.other).replace('omnis', '%6fmnis'))).statusCode).toBe(302);
  });

  test('opens with the password, and only while that is the password', async () => {
    const shopper = testClient(platform.app, testHosts.other);
    expect(await shopper.post(unlock, { password: 'open barley' })).toMatchObject({
      status: 422,
      json: { code: 'authentication_failed', errors: [{ field: 'password' }] },
    });
    const answer = await shopper.post(unlock, { password: 'open sesame' });
    expect(answer.status).toBe(200);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    const pass = cookies.find((cookie) => cookie.startsWith('__Host-omnis-pass=')) ?? '';
    expect(pass).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [cookie = ''] = pass.split(';');
    expect((await get('other', list(testDivisions.other), cookie)).statusCode).toBe(200);
    expect((await get('other', list(testDivisions.other), `${cookie}x`)).statusCode).toBe(403);
    const { database, divisions } = platform.core;
    const store_password_hash = await hashPassword('open barley');
    await database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ store_password_hash })
        .where('id', '=', testDivisions.other)
        .execute(),
    );
    await divisions.reload();
    expect((await get('other', list(testDivisions.other), cookie)).statusCode).toBe(403);
  });

  test('lets nobody try for ever', async () => {
    const guesser = testClient(platform.app, testHosts.other);
    let last = 0;
    for (let round = 0; round < 11; round += 1)
      last = (await guesser.post(unlock, { password: `guess ${round}` })).status;
    expect(last).toBe(429);
  });
});

describe('a store that opens soon', () => {
  test('shows its countdown and nothing else', async () => {
    const page = await get('demo', '/');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/countdown/']);
    const countdown = await get('demo', '/countdown/');
    expect(countdown.statusCode).toBe(200);
    expect(countdown.body).toContain('Demo &lt;opens&gt; soon');
    expect(countdown.body).toContain('1 March 2030');
    expect(countdown.body).not.toContain('onload');
    const shopper = testClient(platform.app, testHosts.demo);
    expect((await shopper.get(list(testDivisions.demo))).status).toBe(403);
    expect((await shopper.post(unlock, { password: 'open sesame' })).status).toBe(404);
  });

  test('the other hosts stay as they are', async () => {
    expect((await get('platform', '/omnis/v3/dashboard/secure/get/')).statusCode).toBe(200);
    expect((await get('atlas', '/omnis/v3/dashboard/secure/get/')).statusCode).toBe(200);
  });
});
