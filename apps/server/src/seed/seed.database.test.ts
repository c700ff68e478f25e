import { addressSchema, type CallName, type CallResponse } from '@omnis/contract';
import { orderFlows, platformDivision } from '@omnis/models';
import { themes } from '@omnis/theme';
import { findArtwork, findColour, isGarmentKind, logoSize, sceneSize } from '@omnis/garments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Division } from '../tenancy/division.ts';
import { passParameter, visitPass } from '../domains/divisions/gate/visit.ts';
import { checkPassword } from '../security/passwords.ts';
import { responseOf } from '../testing/response-of.ts';
import { testClient, type TestClient } from '../testing/test-client.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { isSeeded, seedDemo } from './index.ts';
import { storeSeeds } from './stores/index.ts';
import { demoPassword, demoTwoFactorSecret } from './write/accounts.ts';

let platform: TestPlatform;
const progress: string[] = [];

beforeAll(async () => {
  platform = await createTestPlatform({ seed: 'demo' });
  await seedDemo({
    core: platform.core,
    services: platform.services,
    onProgress: (text) => progress.push(text),
  });
});
afterAll(() => platform.close());

const stores = storeSeeds.map((store) => [store.code, store] as const);

async function read<N extends CallName>(code: string, name: N, path: string): Promise<CallResponse<N>> {
  const host = code === 'omnis' ? 'localhost:3000' : `${code}.localhost:3000`;
  const visitor = testClient(platform.app, host);
  const division = await platform.core.divisions.byCode(code);
  if (division && (division.comingSoon || division.passwordHash)) await enterAsTeam(visitor, division);
  return responseOf(name, await visitor.get(path));
}

/** A closed store is seen by its team alone; these two have none in the demo. */
async function enterAsTeam(visitor: TestClient, division: Division): Promise<void> {
  const { core } = platform;
  const member = await core.database.platform(async ({ query }) => {
    const owner = await query
      .selectFrom('customers')
      .select('id')
      .where('division_id', '=', platformDivision)
      .where('email', '=', 'owner@demo.example')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('memberships')
      .values({ division_id: division.id, customer_id: owner.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return owner.id;
  });
  await visitor.get(`/?${passParameter}=${visitPass(core.secrets, division, member).pass}`);
}

const rows = (sql: string) =>
  platform.core.database.direct(sql, []).then((result) => result.rows as Record<string, unknown>[]);

test('tells of each shop, and is not written twice', async () => {
  expect(progress).toHaveLength(storeSeeds.length);
  expect(await isSeeded(platform.core.database)).toBe(true);
  await seedDemo({
    core: platform.core,
    services: platform.services,
    onProgress: () => expect.fail('seeded again'),
  });
});

describe.each(stores)('the shop %s', (code, store) => {
  test('has 40 or more products in several collections, none of them empty', async () => {
    const list = await read(code, 'products.list', `/omnis/v3/division/${store.id}/products/?limit=100`);
    expect(list.total).toBeGreaterThanOrEqual(40);
    expect(new Set(list.items.map(({ name }) => name)).size).toBe(list.total);
    expect(list.items.some(({ onSale }) => onSale)).toBe(true);
    expect(list.items.filter(({ available }) => !available)).toHaveLength(1);
    const { items } = await read(code, 'collections.list', `/omnis/v3/collections/get/${store.id}/`);
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items.filter(({ productCount }) => productCount === 0)).toEqual([]);
  });

  test('starts with its theme, menu and pages, and its home page is made of blocks', async () => {
    const core = await read(code, 'store.coreData', '/omnis/v3/frontend/getStoreCoreData/json/');
    expect(Object.keys(themes)).toContain(core.state.theme.name);
    expect(core.state.subdomain.mainMenu.length).toBeGreaterThan(2);
    expect(core.state.footer.length).toBeGreaterThan(1);
    const home = core.pages.find(({ url }) => url === '/');
    const page = await read(code, 'pages.get', `/omnis/v3/divisions/${store.id}/pages/${home?.id}/`);
    expect(page.blocks.length).toBeGreaterThan(1);
  });

  test('has a heading of the second level above contents, whose own are of the third', () => {
    const skipping = store.pages.filter(({ blocks }) => {
      const at = blocks.findIndex(({ items }) => JSON.stringify(items ?? []).includes('"type":"pod"'));
      // The first block has the heading of the page.
      return at >= 0 && !blocks.slice(1, at + 1).some(({ properties }) => Boolean(properties['title']));
    });
    expect(skipping.map(({ url }) => url)).toEqual([]);
  });

  test('has pictures that can be drawn, and links that lead somewhere', async () => {
    const products = await rows(`SELECT url_name FROM products WHERE division_id = ${store.id}`);
    const collections = await rows(`SELECT url_name FROM collections WHERE division_id = ${store.id}`);
    const known = new Set([
      ...products.map((row) => `/product/${String(row['url_name'])}/`),
      ...collections.map((row) => `/collection/${String(row['url_name'])}/`),
      ...store.pages.map(({ url }) => url),
      '/collection/all/',
      '/help/',
      ...(store.blanks ? ['/studio/'] : []),
      '/gift-card/',
      ...(store.posts ? ['/blog/'] : []),
      '/basket/',
      '/edit-order/',
      '/favourites/',
      '/search/',
      '/login/',
      '/sign-up/',
      '/dashboard/',
      // Actions, which the shop answers itself.
      '@remill-return',
      '@return-item',
    ]);
    const { menu, footer, pages, posts, banner, searchRedirects } = store;
    const text = JSON.stringify([menu, footer, pages, posts, banner, searchRedirects]);
    const links = [...text.matchAll(/"(?:href|link|destinationUrl)":"([^"]+)"|href=\\"([^\\]+)\\"/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(links.map((link) => link.replace(/\?.*$/, '')).filter((link) => !known.has(link))).toEqual([]);

    const images = await rows(`SELECT src FROM product_images WHERE division_id = ${store.id}
      UNION SELECT image FROM collections WHERE division_id = ${store.id}
      UNION SELECT image FROM creators WHERE division_id = ${store.id}
      UNION SELECT unnest(ARRAY[logo, favicon, og_image]) FROM divisions WHERE id = ${store.id}`);
    const inPages = [...text.matchAll(/\/images\/[\w/-]+/g)].map(([src]) => src);
    const wrong = [...images.map((row) => String(row['src'])), ...inPages].filter((src) => !canBeDrawn(src));
    expect(wrong).toEqual([]);
  });
});

function canBeDrawn(src: string): boolean {
  const [, , family = '', first = '', colour = '', side = '', artwork = ''] = src
    .replace(/\?.*$/, '')
    .split('/');
  if (family === 'scenes') return sceneSize(first) !== undefined;
  if (family === 'logos') return logoSize(first) !== undefined;
  return (
    family === 'garments' &&
    isGarmentKind(first) &&
    findColour(colour) !== undefined &&
    /^(front|back)$/.test(side) &&
    (artwork === 'plain' || findArtwork(artwork) !== undefined)
  );
}

test.each(['demo', 'turbo', 'basic'])('the studio of %s has plain products to print on', async (code) => {
  const { items } = await read(code, 'studio.products', '/omnis/v3/frontend/studio/products/');
  const wanted = storeSeeds.find((store) => store.code === code)?.blanks ?? [];
  expect(wanted.length).toBeGreaterThan(4);
  expect(items.map(({ garment }) => garment).toSorted()).toEqual([...wanted].toSorted());
  expect(items.filter(({ colours, sizes }) => colours.length === 0 || sizes.length === 0)).toEqual([]);
});

describe('the demo shop', () => {
  test('speaks several languages, and asks for cookies in each of them', async () => {
    const core = await read('demo', 'store.coreData', '/omnis/v3/frontend/getStoreCoreData/json/');
    expect(core.state.subdomain.plugins['cookie-policy']).toMatchObject({ message: '' });
  });

  test('has a home page with every block of the first version', () => {
    const types = new Set(
      JSON.stringify(storeSeeds.find(({ code }) => code === 'demo')?.pages[0]).match(/"type":"\w+"/g),
    );
    const wanted = [
      'banner',
      'slideshow',
      'slide',
      'grid',
      'pod',
      'productList',
      'textBlock',
      'quote',
      'announcement',
      'newsletterSubscribe',
      'row',
      'button',
      'image',
      'spacer',
      'summary',
    ];
    expect(wanted.filter((type) => !types.has(`"type":"${type}"`))).toEqual([]);
  });

  test('sells in four currencies, with discount codes and delivery by region', async () => {
    const core = await read('demo', 'store.coreData', '/omnis/v3/frontend/getStoreCoreData/json/');
    expect(core.state.currencies.map(({ code }) => code)).toEqual(['GBP', 'USD', 'EUR', 'JPY']);
    expect(
      (await rows('SELECT code FROM discount_codes WHERE division_id = 21 ORDER BY code')).map(
        (row) => row['code'],
      ),
    ).toEqual(['BIGSPENDER', 'EXPIRED', 'FIVER', 'FREESHIP', 'USEDUP', 'WELCOME10']);
    expect(await rows('SELECT code FROM shipping_methods WHERE division_id = 21')).toHaveLength(4);
  });

  test('has creators with a page, a picture and several products each', async () => {
    const creators = await rows(
      `SELECT c.url_name, c.image IS NOT NULL AS pictured, count(p.product_id)::int AS products
       FROM creators c LEFT JOIN creator_products p ON p.division_id = c.division_id AND p.creator_id = c.id
       GROUP BY c.division_id, c.id ORDER BY c.url_name`,
    );
    expect(creators).toEqual([
      { url_name: 'ines-calder', pictured: true, products: expect.any(Number) },
      { url_name: 'tern-and-tide', pictured: true, products: expect.any(Number) },
    ]);
    for (const { products } of creators) expect(products).toBeGreaterThan(4);
    const list = await read('demo', 'products.list', '/omnis/v3/division/21/products/?creator=ines-calder');
    expect(list).toMatchObject({ total: creators[0]?.['products'], creator: { name: 'Ines Calder' } });
  });

  test('has reviews with pictures of what was bought', async () => {
    const path = '/omnis/v3/division/21/products/wild-fern-art-print/reviews/';
    const { items } = await read('demo', 'products.reviews', path);
    expect(items.flatMap(({ pictures }) => pictures)).toEqual([
      { src: '/images/scenes/gallery-wall', width: 1920, height: 768 },
    ]);
  });

  test('keeps ratings that fit its reviews', async () => {
    const wrong =
      await rows(`SELECT p.id FROM products p LEFT JOIN reviews r ON r.division_id = p.division_id AND r.product_id = p.id
      GROUP BY p.division_id, p.id HAVING count(r.id) <> p.rating_count OR coalesce(sum(r.rating), 0) <> p.rating_sum`);
    expect(wrong).toEqual([]);
    const spread = await rows('SELECT rating, count(*) FROM reviews GROUP BY rating');
    expect(spread).toHaveLength(5);
  });

  test('children’s clothes carry no VAT; what is spent of a gift card does', async () => {
    const rates = await rows(
      `SELECT DISTINCT gender = 'kids' AS kids, vat_rate::float AS rate FROM products WHERE NOT is_gift_card ORDER BY 1`,
    );
    expect(rates).toEqual([
      { kids: false, rate: 20 },
      { kids: true, rate: 0 },
    ]);
    expect(await rows(`SELECT vat_rate::float AS rate FROM products WHERE is_gift_card`)).toEqual([
      { rate: 0 },
    ]);
  });
});

describe('logins', () => {
  const passwordOf = async (table: string, email: string) =>
    String((await rows(`SELECT password_hash FROM ${table} WHERE email = '${email}'`))[0]?.['password_hash']);

  test.each([
    ...[
      'owner@demo.example',
      'owner@turbo.example',
      'owner@basic.example',
      'shopper@demo.example',
      'new@demo.example',
      'noeula@demo.example',
      '2fa@demo.example',
    ].map((email) => ['customers', email] as const),
    ...['staff@omnis.example', 'picker@omnis.example', 'support@omnis.example'].map(
      (email) => ['staff', email] as const,
    ),
  ])('%s %s has the demo password', async (table, email) => {
    expect(await checkPassword(await passwordOf(table, email), demoPassword)).toBe(true);
  });

  test('differ as they should', async () => {
    const people = await rows(
      `SELECT email, verified_at IS NOT NULL AS verified, eula_signed_at IS NOT NULL AS eula FROM customers WHERE email IN ('new@demo.example', 'noeula@demo.example', 'owner@demo.example') ORDER BY email`,
    );
    expect(people).toEqual([
      { email: 'new@demo.example', verified: false, eula: false },
      { email: 'noeula@demo.example', verified: true, eula: false },
      { email: 'owner@demo.example', verified: true, eula: true },
    ]);
    const [twoFactor] = await rows(
      `SELECT id, division_id, two_factor_secret FROM customers WHERE email = '2fa@demo.example'`,
    );
    const context = `customers.two_factor_secret:${String(twoFactor?.['division_id'])}:${String(twoFactor?.['id'])}`;
    expect(platform.core.secrets.decrypt(String(twoFactor?.['two_factor_secret']), context)).toBe(
      demoTwoFactorSecret,
    );
    const locked = await platform.core.divisions.byCode('locked');
    expect(await checkPassword(locked?.passwordHash ?? null, 'open sesame')).toBe(true);
    expect((await platform.core.divisions.byCode('soon'))?.comingSoon).toMatchObject({ enabled: true });
  });
});

describe('orders', () => {
  test('the shopper has a history, and the last 30 days have more than 30 orders in every status', async () => {
    const [history] = await rows(
      `SELECT count(*)::int AS count FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.email = 'shopper@demo.example'`,
    );
    expect(history?.['count']).toBe(8);
    const recent = await rows(`SELECT id FROM orders WHERE created_at > now() - interval '30 days'`);
    expect(recent.length).toBeGreaterThan(30);
    const statuses = (await rows(`SELECT DISTINCT status FROM orders`)).map((row) => row['status']);
    expect(orderFlows.normal.steps.flat().filter((status) => !statuses.includes(status))).toEqual([]);
  });

  test('add up', async () => {
    const wrong =
      await rows(`SELECT o.number FROM orders o JOIN order_items i ON i.order_id = o.id AND i.division_id = o.division_id
      GROUP BY o.id, o.division_id, o.number, o.subtotal_minor, o.discount_minor, o.shipping_minor, o.total_minor
      HAVING sum((i.price_minor + i.tax_minor) * i.quantity) <> o.subtotal_minor OR sum(i.discount_minor) <> o.discount_minor
        OR o.subtotal_minor - o.discount_minor + o.shipping_minor <> o.total_minor`);
    expect(wrong).toEqual([]);
    expect(
      await rows(
        'SELECT id FROM orders o WHERE NOT EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id)',
      ),
    ).toEqual([]);
  });

  test('say what was given back and when, as the books of the payments have it', async () => {
    const refunded = await rows(`SELECT o.number, o.total_minor, o.updated_at, json_agg(json_build_object(
        'amount', r.amount_minor, 'state', r.state, 'reason', r.reason)) AS refunds,
        min(r.created_at) AS at, min((p.data->>'refundedMinor')::integer) AS books
      FROM orders o LEFT JOIN order_refunds r ON r.order_id = o.id AND r.division_id = o.division_id
        LEFT JOIN test_processor p ON p.id = o.payment_intent
      WHERE o.payment_state = 'refunded' GROUP BY o.division_id, o.id, o.number, o.total_minor, o.updated_at`);
    expect(refunded.map(({ number }) => number)).toContain('DEMO-1003');
    for (const { total_minor: amount, updated_at: moved, refunds, at, books } of refunded) {
      expect(refunds).toEqual([{ amount, state: 'refunded', reason: 'Sent back unworn within 30 days' }]);
      expect([at, books]).toEqual([moved, amount]);
    }
    // Those that were not refunded say nothing of it.
    expect(await rows(`SELECT count(*)::integer AS n FROM order_refunds`)).toEqual([{ n: refunded.length }]);
  });

  test('were said to arrive on working days', async () => {
    const said = await rows(
      `SELECT created_at AS at, shipping_method->>'estimate' AS estimate FROM orders WHERE flow = 'normal'`,
    );
    expect(said.length).toBeGreaterThan(20);
    for (const { at, estimate } of said) {
      const placed = new Date(String(at));
      for (const day of String(estimate).split(' – ')) {
        const [sameYear, nextYear] = [0, 1].map(
          (more) => new Date(`${day} ${placed.getUTCFullYear() + more} 23:59 UTC`),
        );
        const arrives = sameYear && sameYear < placed ? nextYear : sameYear;
        expect([0, 6], `${String(estimate)}, ordered ${placed.toISOString()}`).not.toContain(
          arrives?.getUTCDay(),
        );
      }
    }
  });

  test('name carrier and page of each parcel that left', async () => {
    const parcels = await rows(
      `SELECT p->>'carrier' AS carrier, p->>'url' AS url FROM orders, jsonb_array_elements(tracking_codes) p`,
    );
    expect(parcels.length).toBeGreaterThan(0);
    for (const { carrier, url } of parcels) {
      expect(['royal_mail', 'dhl']).toContain(carrier);
      expect(String(url)).toMatch(/^https:/);
    }
  });

  test('have a log that goes along their flow and ends in their status', async () => {
    const logs =
      await rows(`SELECT o.flow, o.status, o.created_at, json_agg(json_build_object('from', l.from_status, 'to', l.status, 'reason', l.reason, 'at', l.at) ORDER BY l.id) AS moves
      FROM orders o JOIN order_status_log l ON l.order_id = o.id GROUP BY o.id, o.division_id, o.flow, o.status, o.created_at`);
    for (const { flow, status, moves } of logs) {
      const { transitions } = orderFlows[flow as keyof typeof orderFlows];
      const path = moves as { from: string | null; to: string; reason: string; at: string }[];
      expect(path.at(-1)?.to).toBe(status);
      for (const move of path) {
        if (move.from !== null)
          expect(transitions[move.from as keyof typeof transitions], `${move.from} → ${move.to}`).toContain(
            move.to,
          );
        expect(new Date(move.at).getTime()).toBeLessThanOrEqual(Date.now());
      }
      expect(path.map(({ at }) => at)).toEqual(path.map(({ at }) => at).toSorted());
      if (['disputed', 'issue', 'refunded', 'exchanged'].includes(String(status)))
        expect(path.at(-1)?.reason).not.toBe('');
    }
  });

  test('have addresses that the contract takes, and numbers that the next order follows', async () => {
    for (const { shipping_address } of await rows('SELECT shipping_address FROM orders'))
      addressSchema.parse(shipping_address);
    const [demo] = await rows(
      `SELECT next_order_number - 1001 = (SELECT count(*) FROM orders WHERE division_id = 21) AS follows FROM divisions WHERE id = 21`,
    );
    expect(demo).toEqual({ follows: true });
  });
});
