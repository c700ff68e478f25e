/** Plugins of a store (storefront.md §3, platform.md §5): lists, forms with their rules, tests, and those of other teams. */
import { randomUUID } from 'node:crypto';
import { managedPluginSchema } from '@omnis/contract';
import { definePlugin } from '@omnis/validation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeCoupon } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import type { VendorAnswer } from './vendor-look-up.ts';

const { demo, other } = testDivisions;
const pathOf = (code = '', division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/plugins/${code === '' ? '' : `${code}/`}`;

const acme = definePlugin({
  code: 'acme-reviews',
  title: 'Acme reviews',
  summary: 'Shows what customers say at Acme.',
  fields: [{ name: 'site_id', kind: 'text', label: 'Site ID', rules: ['required', 'alpha_dash'] }],
  scripts: ({ site_id }) => [`https://widget.acme.example/${String(site_id)}.js`],
});

const vendor: { answer: VendorAnswer; asked: string[] } = { answer: 'found', asked: [] };
let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  const lookUp = async (url: string): Promise<VendorAnswer> => {
    vendor.asked.push(url);
    return vendor.answer;
  };
  platform = await createTestPlatform({}, { plugins: { added: [acme], lookUp } });
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  await writeCoupon(platform, { division: demo, code: 'WELCOME10' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  vendor.asked = [];
  vendor.answer = 'found';
  await platform.core.database.direct("UPDATE divisions SET plugins = '{}', plugin_settings = '{}'", []);
  for (const division of [demo, other]) await platform.core.divisions.changed(division);
});

const set = (code: string, body: object, version = 1, client = owner) =>
  client.patch(pathOf(code), { version, ...body }, { 'idempotency-key': randomUUID() });
const ask = (code: string, field: string, value: string) =>
  owner.post(`${pathOf(code)}test/`, { field, value }, { 'idempotency-key': randomUUID() });
const coreData = async (): Promise<unknown> => {
  const answer = await testShopper(platform.app, testHosts.demo).client.get(
    `/omnis/v3/frontend/${demo}/getStoreCoreData/json/`,
  );
  return Reflect.get(
    Object(Reflect.get(Object(Reflect.get(Object(answer.json), 'state')), 'subdomain')),
    'plugins',
  );
};

describe('platform.md §2 /plugins/: the list', () => {
  test('names the eight plugins of the specification and those of other teams, and which are on', async () => {
    expect((await owner.get(pathOf())).json).toMatchObject({
      items: [
        { code: 'analytics', isEnabled: false },
        { code: 'marketing' },
        { code: 'tracking-pixel' },
        { code: 'pinterest' },
        { code: 'email-subscriber-offer' },
        { code: 'cookie-policy' },
        { code: 'christmas-banner', managedAt: '/dashboard/banners/' },
        { code: 'currency', managedAt: '/dashboard/currencies/' },
        { code: 'acme-reviews', title: 'Acme reviews', managedAt: null },
      ],
      next: null,
    });
    const page = await owner.get(`${pathOf()}?limit=2&cursor=marketing`);
    expect(page.json).toMatchObject({
      items: [{ code: 'tracking-pixel' }, { code: 'pinterest' }],
      next: 'pinterest',
    });
    expect((await owner.get(`${pathOf()}?cursor=nothing-here`)).status).toBe(422);
  });
});

describe('platform.md §5: the message of each rule stands at its field', () => {
  test.each([
    ['analytics', { measurement_id: 'UA-1' }, 'measurement_id', 'Invalid measurement ID'],
    ['analytics', { measurement_id: '' }, 'measurement_id', 'Enter a measurement ID or a container ID'],
    ['analytics', { ga_tracking_id: 'nonsense' }, 'ga_tracking_id', 'Invalid tracking ID'],
    [
      'analytics',
      { ga_tracking_id: 'UA-12345678-1' },
      'ga_tracking_id',
      'Google closed Universal Analytics in 2023, so a UA- ID counts nothing. Enter a measurement ID that starts with G- instead.',
    ],
    ['marketing', { aw_conversion_id: '123456' }, 'aw_conversion_id', 'Invalid conversion ID'],
    ['marketing', { aw_conversion_id: '' }, 'aw_conversion_id', 'This field is required'],
    [
      'marketing',
      { aw_conversion_id: '1234567', conversion_label: 'short' },
      'conversion_label',
      'Invalid conversion label',
    ],
    ['tracking-pixel', { pixel: '<script>alert(1)</script>' }, 'pixel', 'Invalid pixel snippet'],
    ['tracking-pixel', { pixel: '' }, 'pixel', 'This field is required'],
    [
      'pinterest',
      { pixel: "<script>fbq('init', '12345678901234');</script>" },
      'pixel',
      'Invalid pixel snippet',
    ],
    [
      'email-subscriber-offer',
      { coupon: 'NOPE' },
      'coupon',
      'There is no discount with the code NOPE. Create it first, or leave this empty.',
    ],
    ['email-subscriber-offer', { delay: 1 }, 'delay', 'Min 5'],
    ['acme-reviews', { site_id: '' }, 'site_id', 'This field is required'],
    ['cookie-policy', { unknown: 'x' }, 'unknown', 'This plugin has no such field'],
    ['cookie-policy', { allowEssentialOnly: 'yes' }, 'allowEssentialOnly', 'Send true or false'],
  ])('%s %j', async (code, settings, field, message) => {
    expect(await set(code, { isEnabled: true, settings })).toMatchObject({
      status: 422,
      json: { errors: [{ field: `settings.${field}`, message }] },
    });
  });
});

describe('changing a plugin', () => {
  test('reaches the shop when it is on, and keeps its settings when it is off', async () => {
    const settings = { measurement_id: 'G-AB12CD34EF' };
    expect(await set('analytics', { isEnabled: true, settings })).toMatchObject({
      status: 200,
      json: { isEnabled: true, version: 2, settings },
    });
    expect(await coreData()).toMatchObject({ analytics: settings });
    expect(await set('analytics', { isEnabled: false }, 2)).toMatchObject({
      status: 200,
      json: { isEnabled: false, version: 3, settings },
    });
    expect(await coreData()).not.toHaveProperty('analytics');
    expect(await set('analytics', { isEnabled: true }, 3)).toMatchObject({ json: { settings } });
  });

  test('keeps what the form does not have, such as the token of a pixel, and never shows it', async () => {
    await platform.core.database.direct(
      `UPDATE divisions SET plugins = '{"tracking-pixel": {"pixel": "12345678901234", "access_token": "SECRET"}}'`,
      [],
    );
    const read = await owner.get(pathOf('tracking-pixel'));
    expect(read.text).not.toContain('SECRET');
    await set('tracking-pixel', { settings: { pixel: '22345678901234' } });
    const { rows } = await platform.core.database.direct(
      `SELECT plugins FROM divisions WHERE id = ${demo}`,
      [],
    );
    expect(rows).toEqual([
      { plugins: { 'tracking-pixel': { pixel: '22345678901234', access_token: 'SECRET' } } },
    ]);
  });

  test.each([
    ['tracking-pixel', { pixel: 'no pixel at all' }],
    ['analytics', { ga_tracking_id: 'UA-12345678-1' }],
    ['email-subscriber-offer', { coupon: 'DELETED', delay: 1 }],
  ])('switches %s off although a stored value is wrong', async (code, stored) => {
    await platform.core.database.direct('UPDATE divisions SET plugins = $1', [
      JSON.stringify({ [code]: stored }),
    ]);
    const { settings } = managedPluginSchema.parse((await owner.get(pathOf(code))).json);
    expect(await set(code, { isEnabled: false, settings })).toMatchObject({
      status: 200,
      json: { isEnabled: false },
    });
    expect((await set(code, { isEnabled: true }, 2)).status).toBe(422);
  });

  test('a plugin of another team brings its scripts into the shop', async () => {
    await set('acme-reviews', { isEnabled: true, settings: { site_id: 'shop-1' } });
    // Its settings stay with the server: one of them may be a secret.
    expect(await coreData()).toMatchObject({
      'acme-reviews': { scripts: ['https://widget.acme.example/shop-1.js'] },
    });
    expect(JSON.stringify(await coreData())).not.toContain('site_id');
  });

  test('a plugin that is not installed any more runs no script, and another one those of its manifest', async () => {
    const scripts = ['https://widget.gone.example/a.js'];
    await platform.core.database.direct('UPDATE divisions SET plugins = $1', [
      JSON.stringify({ 'gone-chat': { scripts }, 'acme-reviews': { site_id: 'shop-2', scripts } }),
    ]);
    await platform.core.divisions.changed(demo);
    expect(JSON.stringify(await coreData())).not.toContain('gone.example');
    expect(await coreData()).toMatchObject({
      'acme-reviews': { scripts: ['https://widget.acme.example/shop-2.js'] },
    });
  });

  test('an offer with a coupon of the store is taken, and the coupon stays on the server', async () => {
    const settings = { title: '10% off', coupon: 'welcome10', delay: 10 };
    expect((await set('email-subscriber-offer', { isEnabled: true, settings })).status).toBe(200);
    expect(await coreData()).toMatchObject({
      'email-subscriber-offer': { title: '10% off', delay: 10, coupon: '' },
    });
  });

  test('happens once for its key, and refuses a version that somebody else has changed', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { isEnabled: true, version: 1 };
    for (let time = 0; time < 2; time += 1)
      expect(await owner.patch(pathOf('cookie-policy'), body, headers)).toMatchObject({
        status: 200,
        json: { version: 2 },
      });
    expect(await set('cookie-policy', { isEnabled: false })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test.each([
    ['currency', { enabled: true, currency: 'GBP', currencies: 'USD' }, '/dashboard/currencies/'],
    ['christmas-banner', { disabled: false, textColor: 'sale.color' }, '/dashboard/banners/'],
  ])(
    '%s is changed on its own page alone, so that two pages never overwrite each other',
    async (code, stored, page) => {
      await platform.core.database.direct('UPDATE divisions SET plugins = $1', [
        JSON.stringify({ [code]: stored }),
      ]);
      expect((await owner.get(pathOf(code))).json).toMatchObject({
        isEnabled: true,
        fields: [],
        managedAt: page,
      });
      expect(await set(code, { isEnabled: false })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'isEnabled', message: `Change this plugin at ${page}` }] },
      });
    },
  );

  test('is for the store’s own team, and for plugins that exist', async () => {
    expect((await set('analytics', { isEnabled: false }, 1, stranger)).status).toBe(403);
    expect((await stranger.get(pathOf('analytics'))).status).toBe(403);
    expect((await stranger.get(pathOf('analytics', other))).status).toBe(200);
    for (const code of ['nothing-here', 'constructor', '__proto__'])
      expect([404, 422]).toContain((await owner.get(pathOf(code))).status);
  });
});

describe('the test beside an id', () => {
  test('looks at the format first, and asks nobody about a value that is malformed', async () => {
    expect((await ask('analytics', 'measurement_id', 'UA-1')).json).toEqual({
      outcome: 'invalid',
      message: 'Invalid measurement ID',
    });
    expect(vendor.asked).toEqual([]);
  });

  test.each([
    ['found', 'Google knows this ID.'],
    ['unknown', 'Google doesn’t know this ID. Copy it again from your account.'],
    ['unreachable', 'The format is right, but Google didn’t answer. Try again later.'],
  ] as const)('says that a vendor’s answer is “%s”', async (answer, message) => {
    vendor.answer = answer;
    expect((await ask('analytics', 'measurement_id', ' G-AB12CD34EF ')).json).toEqual({
      outcome: answer,
      message,
    });
    expect(vendor.asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  });

  test('asks the vendor of the pasted snippet, and the store itself about a coupon', async () => {
    await ask('tracking-pixel', 'pixel', "<script>ttq.load('ABCDEFGHIJ1234567890');</script>");
    expect(vendor.asked).toEqual([expect.stringContaining('analytics.tiktok.com')]);
    expect((await ask('email-subscriber-offer', 'coupon', 'WELCOME10')).json).toMatchObject({
      outcome: 'found',
    });
    expect((await ask('email-subscriber-offer', 'coupon', 'NOPE')).json).toMatchObject({
      outcome: 'unknown',
    });
  });

  test('is refused for a field without one', async () => {
    expect((await ask('cookie-policy', 'message', 'x')).status).toBe(422);
    expect((await ask('marketing', 'conversion_label', 'AbC-D_efG-h12_34-567')).json).toMatchObject({
      outcome: 'format',
    });
  });
});
