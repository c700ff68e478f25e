import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../security/passwords.ts';
import { emptyDelivery } from '../../../testing/empty-delivery.ts';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const unlock = '/omnis/v3/frontend/unlock/';
const list = (division: number) => `/omnis/v3/division/${division}/products/`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({}, {}, emptyDelivery);
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
  await platform.core.divisions.changed(testDivisions.demo);
});
afterAll(() => platform.close());

const get = (host: keyof typeof testHosts, url: string, cookie?: string) =>
  platform.app.inject({
    url,
    headers: { host: testHosts[host], accept: 'text/html', ...(cookie ? { cookie } : {}) },
  });

describe('a store behind a password', () => {
  test('platform.md §6 canVisitStore, canVisitLogin: sends visitors to its door and answers no call that shows it', async () => {
    const page = await get('other', '/collection/new-in/?sort=name');
    expect([page.statusCode, page.headers.location]).toEqual([
      302,
      '/login/?redirect_uri=/collection/new-in/%3Fsort%3Dname',
    ]);
    const shopper = testClient(platform.app, testHosts.other);
    for (const url of [list(testDivisions.other), '/omnis/v3/shop/customer/orders/', '/omnis/v3/nothing/'])
      expect(await shopper.get(url)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect(await shopper.get('/omnis/v3/frontend/getStoreCoreData/json/')).toMatchObject({
      status: 200,
      json: { state: { subdomain: { passwordProtected: true } } },
    });
    const door = await get('other', '/login/?redirect_uri=//evil.example');
    expect(door.statusCode).toBe(200);
    expect(door.body).toContain('name="next" value="/"');
    expect(door.body).toContain('<meta name="description" content="This shop is password-protected.');
    expect(door.body, 'it stands in for all pages').not.toContain('rel="canonical"');
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
    await divisions.changed(testDivisions.other);
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
  test('platform.md §6 canVisitCountdownPage: shows its countdown and nothing else', async () => {
    const page = await get('demo', '/');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/countdown/']);
    const countdown = await get('demo', '/countdown/');
    expect(countdown.statusCode).toBe(200);
    expect(countdown.body).toContain('Demo &lt;opens&gt; soon');
    expect(countdown.body).toContain('1 March 2030');
    expect(countdown.body).not.toContain('onload');
    expect(countdown.body).toContain('<meta property="og:description" content="Wait for it." />');
    expect(countdown.body).toMatch(/<link rel="canonical" href="http:\/\/[^/]+\/countdown\/" \/>/);
    expect(countdown.body).toMatch(/<meta\s+name="theme-color"[^>]*content="#\w{6}"/);
    const door = await get('demo', '/login/');
    expect(countdown.body).toMatch(/"BreadcrumbList".*Demo \\u003copens> soon/);
    expect(door.body).toMatch(/"BreadcrumbList".*Not open yet/);
    expect(door.body).toContain('Demo &lt;opens&gt; soon');
    expect(door.body).toMatch(/Opens on <time datetime="2030-03-01T[^>]+>1 March 2030 at \d\d:\d\d GMT</);
    expect(door.body).toContain('class="clock" data-end="2030-03-01T');
    expect(door.body, 'a password opens no store that opens soon').not.toContain('type="password"');
    const shopper = testClient(platform.app, testHosts.demo);
    expect((await shopper.get(list(testDivisions.demo))).status).toBe(403);
    expect((await shopper.post(unlock, { password: 'open sesame' })).status).toBe(404);
  });

  test('the other hosts stay as they are', async () => {
    expect((await get('platform', '/omnis/v3/dashboard/secure/get/')).statusCode).toBe(200);
    expect((await get('atlas', '/omnis/v3/dashboard/secure/get/')).statusCode).toBe(200);
  });
});

describe('without scripts', () => {
  const form = (cookie: string, fields: Record<string, string>) =>
    platform.app.inject({
      method: 'POST',
      url: '/login/password/',
      headers: {
        host: testHosts.other,
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${testHosts.other}`,
      },
      payload: new URLSearchParams(fields).toString(),
    });

  /** The door as a browser has it: its cookie, and the token of its form. */
  async function door(): Promise<{ cookie: string; token: string }> {
    const page = await get('other', '/login/?redirect_uri=/product/tee/');
    const [session = ''] = [page.headers['set-cookie']]
      .flat()
      .map(String)
      .filter((cookie) => cookie.startsWith('__Host-omnis='));
    return {
      cookie: session.split(';')[0] ?? '',
      token: /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '',
    };
  }

  test('the form lets in with the password, says what is wrong, and takes no forgery', async () => {
    await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
    const { cookie, token } = await door();
    const fields = { token, next: '/product/tee/' };
    const wrong = await form(cookie, { ...fields, password: 'no' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('This password is not right');
    expect(wrong.body).toContain('aria-invalid="true"');
    expect(wrong.body).toContain('value="/product/tee/"');
    const right = await form(cookie, { ...fields, password: 'open barley' });
    expect([right.statusCode, right.headers.location]).toEqual([303, '/product/tee/']);
    expect(String(right.headers['set-cookie'])).toContain('__Host-omnis-pass=');
    for (const [from, forged] of [
      [cookie, { ...fields, token: 'x' }],
      ['', fields],
    ] as const)
      expect((await form(from, { ...forged, password: 'open barley' })).statusCode).toBe(403);
    const away = await form(cookie, { token, next: '//evil.example', password: 'open barley' });
    expect(away.headers.location).toBe('/');
    for (let round = 0; round < 10; round += 1) await form(cookie, { ...fields, password: `guess ${round}` });
    const limited = await form(cookie, { ...fields, password: 'open barley' });
    expect(limited.statusCode).toBe(429);
    expect(limited.body).toContain('Too many tries');
  });

  test('no other call takes a plain form', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: unlock,
      headers: { host: testHosts.other, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=x',
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('expected visitors', () => {
  test('links of account mails and the sign-in page are let through', async () => {
    for (const host of ['other', 'demo'] as const)
      for (const url of [
        '/login/?redirect_uri=/sign-up/verify/%3Ftoken%3Dx',
        '/login/reset/?token=x',
        '/login/forgot/',
        '/login/?door=account',
      ])
        // Past the gate: what would be rendered here is a 404 of the tests.
        expect([url, (await get(host, url)).statusCode]).toEqual([url, 404]);
    for (const host of ['other', 'demo'] as const)
      expect((await get(host, '/sign-up/verify/?token=x')).headers.location).toBe(
        '/login/?redirect_uri=/sign-up/verify/%3Ftoken%3Dx',
      );
  });

  test('a guest with a proved address passes both kinds of door, anybody else does not', async () => {
    const { database, divisions, sessions } = platform.core;
    for (const host of ['other', 'demo'] as const) {
      const division = testDivisions[host];
      const person = async (email: string, verified: boolean): Promise<string> => {
        const { id } = await database.platform(({ query }) =>
          query
            .insertInto('customers')
            .values({
              division_id: division,
              email,
              password_hash: 'none',
              verified_at: verified ? new Date() : null,
            })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
        const token = await sessions.start({ kind: 'customer', id, divisionId: division }, 'tests');
        return `__Host-omnis=${token}`;
      };
      await database.platform(({ query }) =>
        query
          .updateTable('divisions')
          .set({ guests: JSON.stringify([`guest@${host}.example`, `new@${host}.example`]) })
          .where('id', '=', division)
          .execute(),
      );
      await divisions.changed(division);
      const [guest, unproved, stranger] = [
        await person(`guest@${host}.example`, true),
        await person(`new@${host}.example`, false),
        await person(`stranger@${host}.example`, true),
      ];
      const statuses = [];
      for (const cookie of [guest, unproved, stranger])
        statuses.push((await get(host, list(division), cookie)).statusCode);
      expect([host, ...statuses]).toEqual([host, 200, 403, 403]);
      const door = await get(host, '/login/', stranger);
      expect(door.body).toContain(`You are signed in as stranger@${host}.example`);
    }
  });

  test('the team comes in by a pass, at the store and at its canvas; strangers see neither', async () => {
    const owner = await testOwner(platform, [testDivisions.demo]);
    const stranger = await testOwner(platform, [testDivisions.other]);
    const canvas = 'demo.preview.localhost:3000';
    const at = (host: string, url: string, cookie = '') =>
      platform.app.inject({ url, headers: { host, accept: 'text/html', cookie } });
    for (const url of ['/', '/product/tee/', list(testDivisions.demo)])
      expect([url, (await at(canvas, url)).statusCode]).toEqual([url, 403]);

    const passOf = async (who: TestClient): Promise<{ status: number; pass: string }> => {
      const { status, json } = await who.post(`/omnis/v3/dashboard/divisions/${testDivisions.demo}/pass/`);
      return { status, pass: String(Reflect.get(Object(json), 'pass')) };
    };
    expect((await passOf(stranger)).status).toBe(403);
    const { pass } = await passOf(owner);
    for (const host of [canvas, testHosts.demo]) {
      const entered = await at(host, `/product/tee/?size=M&omnis-pass=${pass}`);
      expect([entered.statusCode, entered.headers.location]).toEqual([302, '/product/tee/?size=M']);
      const cookie = [entered.headers['set-cookie']]
        .flat()
        .map(String)
        .find((one) => one.startsWith('__Host-omnis-visit='));
      expect(cookie).toMatch(host === canvas ? /SameSite=None; Partitioned$/ : /SameSite=Lax$/);
      const [visit = ''] = (cookie ?? '').split(';');
      expect((await at(host, list(testDivisions.demo), visit)).statusCode).toBe(200);
      expect((await at(host, list(testDivisions.demo), `${visit}x`)).statusCode).toBe(403);
      // The pass of an address is no cookie, and a cookie of one store none of another.
      expect((await at(host, list(testDivisions.demo), `__Host-omnis-visit=${pass}`)).statusCode).toBe(403);
      expect((await at(testHosts.other, list(testDivisions.other), visit)).statusCode).toBe(403);
    }
    const made = await at(canvas, '/product/tee/?omnis-pass=made.up.pass');
    expect([made.statusCode, made.headers.location]).toEqual([302, '/product/tee/']);
    expect(String(made.headers['set-cookie'])).not.toContain('omnis-visit');
    // The path of an address with a pass leads nowhere else.
    expect((await at(testHosts.demo, `//evil.example/?omnis-pass=${pass}`)).headers.location).not.toMatch(
      /^\/\//,
    );
  });

  test('a person who has left the team is out at once', async () => {
    const owner = await testOwner(platform, [testDivisions.demo]);
    const { json } = await owner.post(`/omnis/v3/dashboard/divisions/${testDivisions.demo}/pass/`);
    const entered = await get('demo', `/?omnis-pass=${String(Reflect.get(Object(json), 'pass'))}`);
    const visit = [entered.headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.includes('omnis-visit'));
    const [cookie = ''] = (visit ?? '').split(';');
    expect((await get('demo', list(testDivisions.demo), cookie)).statusCode).toBe(200);
    expect((await get('demo', '/countdown/', cookie)).body, 'the team looks at it').toContain('1 March 2030');
    await platform.core.database.platform(({ query }) =>
      query.deleteFrom('memberships').where('division_id', '=', testDivisions.demo).execute(),
    );
    expect((await get('demo', list(testDivisions.demo), cookie)).statusCode).toBe(403);
  });

  test('a store opens by itself when its time has come', async () => {
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ coming_soon: JSON.stringify({ enabled: true, launchAt: '2020-01-01T00:00:00Z' }) })
        .where('id', '=', testDivisions.demo)
        .execute(),
    );
    await platform.core.divisions.changed(testDivisions.demo);
    expect((await get('demo', list(testDivisions.demo))).statusCode).toBe(200);
    // There is nothing to count any more (platform.md §6 canVisitCountdownPage).
    for (const url of ['/countdown/', '/countdown', '/Countdown/?from=mail']) {
      const { statusCode, headers } = await get('demo', url);
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/']);
    }
  });
});

test('the door of a closed store speaks the language of its visitor, and so does what is wrong with a password', async () => {
  await offerLanguages(platform.core, testDivisions.other, ['en', 'de', 'fr']);
  await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
  const french = { 'accept-language': 'fr-CA' };
  const visitor = testClient(platform.app, testHosts.other);
  const door = await visitor.get('/login/', french);
  expect(door.text).toContain('<html lang="fr-FR">');
  expect(door.text).toContain('Réservé aux membres');
  const token = /name="token" value="([^"]*)"/.exec(door.text)?.[1] ?? '';
  const answer = await visitor.send({
    method: 'POST',
    url: '/login/password/',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${testHosts.other}`,
      ...french,
    },
    payload: new URLSearchParams({ token, password: 'open parsley', next: '/' }).toString(),
  });
  expect(answer.text).toMatch(/class="fault" role="alert">Ce mot de passe n’est pas le bon/);
});
