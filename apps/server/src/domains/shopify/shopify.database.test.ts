import { createGuardContext, guards, guardsForPath, runGuards } from '@omnis/guards';
import { describe, expect, test } from 'vitest';
import { answerJson } from '../../testing/instagram-server.ts';
import { responseOf } from '../../testing/response-of.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import {
  customProfile,
  newKey,
  openShopify,
  shopDomain,
  shopifyPath as at,
} from '../../testing/test-shopify.ts';
import { testMember } from '../../testing/test-team.ts';

const { demo, other } = testDivisions;

const shopify = await openShopify();
type Active = NonNullable<Awaited<ReturnType<typeof shopify.store>>>;

describe('the connection to Shopify', () => {
  test('is made by a domain and a token, and tells the shop with its delivery profiles', async () => {
    const answer = await shopify.connect();
    expect(answer).toMatchObject({
      status: 201,
      json: {
        connection: {
          shopDomain,
          shopName: 'Marlow & Finch',
          currency: 'GBP',
          tokenEnd: 'good',
          profileId: null,
          problem: null,
          profiles: [
            { id: 'gid://shopify/DeliveryProfile/1', name: 'General profile', isDefault: true },
            { id: customProfile, name: 'Made to order', isDefault: false },
          ],
        },
      },
    });
    expect(await shopify.connect()).toMatchObject({ status: 409 });
    expect(responseOf('dashboard.shopify', await shopify.owner.get(at('', other))).connection).toBeNull();
  });

  test('the token is sealed, and neither answered nor written down', async () => {
    shopify.shop.tokens.set('shpat_very_secret', shopify.shop.tokens.get('shpat_good') ?? []);
    const answer = await shopify.connect('shpat_very_secret');
    const { core } = shopify.platform;
    const { rows } = await core.database.direct('SELECT * FROM shopify_connections', []);
    const { rows: log } = await core.database.direct('SELECT action, data FROM audit_log', []);
    const { rows: written } = await core.database.direct('SELECT * FROM idempotency_keys', []);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(log)).toContain('shopify.connected');
    expect(answer.text + JSON.stringify([await shopify.settings(), rows, log, written])).not.toContain(
      'very_secret',
    );
  });

  test.each([
    ['a wrong token', { accessToken: 'shpat_wrong' }, 'accessToken', /rejected this access token/],
    ['a domain without a shop', { shopDomain: 'nobody.myshopify.com' }, 'shopDomain', /no open shop/],
    ['another host', { shopDomain: 'evil.example' }, 'shopDomain', /name\.myshopify\.com/],
    ['a host inside', { shopDomain: '127.0.0.1/.myshopify.com' }, 'shopDomain', /name\.myshopify\.com/],
    ['a host before', { shopDomain: 'evil.example#.myshopify.com' }, 'shopDomain', /name\.myshopify\.com/],
    ['no token', { accessToken: ' ' }, 'accessToken', /required/],
  ])('refuses %s at its field', async (_what, change, field, message) => {
    const body = { shopDomain, accessToken: 'shpat_good', ...change };
    expect(await shopify.owner.post(at(), body, newKey())).toMatchObject({
      status: 422,
      json: { errors: [{ field, message: expect.stringMatching(message) }] },
    });
    expect(await shopify.settings()).toBeNull();
  });

  test('names the scopes that a token lacks', async () => {
    shopify.shop.tokens.set('shpat_weak', ['write_products']);
    expect(await shopify.connect('shpat_weak')).toMatchObject({
      status: 422,
      json: {
        errors: [{ field: 'accessToken', message: expect.stringContaining('read_shipping, write_shipping') }],
      },
    });
  });

  test.each([
    ['throttled', (): void => void (shopify.stand.throttle.times = 5), /too many requests/],
    [
      'not JSON',
      (): void =>
        void shopify.stand.instead.set('deliveryProfiles', (response) => void response.end('<html>')),
      /could not be reached/,
    ],
    [
      'a redirect',
      (): void =>
        void shopify.stand.instead.set(
          'deliveryProfiles',
          (response) => void response.writeHead(302, { location: `${shopify.stand.url}/` }).end(),
        ),
      /no open shop/,
    ],
    [
      'an error of the server',
      (): void =>
        void shopify.stand.instead.set('deliveryProfiles', (response) => answerJson(response, {}, 500)),
      /could not be reached/,
    ],
  ])('says that Shopify is %s', async (_what, prepare, message) => {
    prepare();
    expect(await shopify.connect()).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'shopDomain', message: expect.stringMatching(message) }] },
    });
  });

  test('a test tells a token that was withdrawn, keeps the profile, and recovers', async () => {
    await shopify.connect();
    await shopify.choose();
    shopify.shop.tokens.clear();
    expect(await shopify.owner.post(at('check/'), {}, newKey())).toMatchObject({
      status: 200,
      json: { connection: { problem: 'token', profileId: customProfile } },
    });
    shopify.shop.tokens.set('shpat_new', ['write_products', 'write_shipping']);
    const version = (await shopify.settings())?.version;
    expect(await shopify.owner.patch(at(), { accessToken: 'shpat_new', version }, newKey())).toMatchObject({
      json: { connection: { problem: null, tokenEnd: '_new', profileId: customProfile } },
    });
  });

  test('an edit of an old version is refused, and so is a profile that the shop does not have', async () => {
    await shopify.connect();
    expect(
      await shopify.owner.patch(at(), { profileId: customProfile, version: 99 }, newKey()),
    ).toMatchObject({
      status: 409,
    });
    expect(await shopify.choose('gid://shopify/DeliveryProfile/77')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'profileId' }] },
    });
  });

  test('is for a member with the permission settings, and no shopper', async () => {
    const { client } = await testMember(shopify.platform, [demo], ['products']);
    expect((await client.get(at())).status).toBe(403);
    expect((await client.get(at('sends/'))).status).toBe(200);
    const shopper = testClient(shopify.platform.app, testHosts.demo);
    expect((await shopper.get(at())).status).toBe(403);
  });

  test('a store may ask thirty times an hour', async () => {
    for (let tries = 0; tries < 30; tries += 1) await shopify.connect('shpat_wrong');
    expect(await shopify.connect()).toMatchObject({ status: 429 });
  });
});

describe('hasShopifyDeliveryProfile (platform.md §6: a guard requiring a Shopify delivery profile)', () => {
  const path = '/dashboard/products/shopify/';
  const user = { verified: true, signedEula: true, dashboardPermissions: ['products', 'settings'] };
  const factsOf = ({ plan, integrationType, hasShopifyDeliveryProfile }: Active) => ({
    active: true,
    plan,
    integrationType,
    hasShopifyDeliveryProfile,
  });
  const leadsTo = async () => {
    const active = await shopify.store();
    const context = createGuardContext({ path, user, store: active && factsOf(active) });
    const result = runGuards(guardsForPath('dashboard', path), context);
    return {
      isShopify: guards.isShopify(context),
      hasShopifyDeliveryProfile: guards.hasShopifyDeliveryProfile(context),
      target: result.passed ? '.' : result.redirect,
    };
  };

  test('is false until a profile is chosen, true then, and false when the connection or the profile ends', async () => {
    expect(await leadsTo()).toEqual({
      isShopify: false,
      hasShopifyDeliveryProfile: false,
      target: '/dashboard/settings/shopify/?needs=connection',
    });
    await shopify.connect();
    expect(await leadsTo()).toEqual({
      isShopify: true,
      hasShopifyDeliveryProfile: false,
      target: '/dashboard/settings/shopify/?needs=profile',
    });
    expect(await shopify.choose()).toMatchObject({
      status: 200,
      json: { connection: { profileId: customProfile } },
    });
    expect(await leadsTo()).toEqual({ isShopify: true, hasShopifyDeliveryProfile: true, target: '.' });
    shopify.shop.profiles = shopify.shop.profiles.filter(({ id }) => id !== customProfile);
    await shopify.owner.post(at('check/'), {}, newKey());
    expect(await leadsTo()).toMatchObject({ isShopify: true, hasShopifyDeliveryProfile: false });
    await shopify.choose('gid://shopify/DeliveryProfile/1');
    expect(await leadsTo()).toMatchObject({ hasShopifyDeliveryProfile: true });
    await shopify.owner.delete(at(), newKey());
    expect(await leadsTo()).toMatchObject({ isShopify: false, hasShopifyDeliveryProfile: false });
  });

  test('the server leads documents the same way', async () => {
    const opens = async () => (await shopify.owner.get(path)).headers['location'] ?? '.';
    expect(await opens()).toBe('/dashboard/settings/shopify/?needs=connection');
    await shopify.connect();
    expect(await opens()).toBe('/dashboard/settings/shopify/?needs=profile');
    await shopify.choose();
    expect(await opens()).toBe('.');
  });

  test('without one, nothing is sent', async () => {
    expect(await shopify.send(['mug'])).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Connect your Shopify shop') },
    });
    await shopify.connect();
    expect(await shopify.send(['mug'])).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Choose the delivery profile') },
    });
    expect(shopify.shop.products.size).toBe(0);
  });
});
