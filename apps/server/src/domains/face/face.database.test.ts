/** The face of a shop around its pages: its team edits it, and the next page shows it. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pixel, sendPicture } from '../../testing/send-picture.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { hostileCode, hostileColours, hostileLinks, hostileTexts } from './face.fixture.ts';

const { demo, other, platform: own } = testDivisions;

let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo, own]);
  stranger = await testOwner(platform, [other]);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.direct(
    `UPDATE divisions SET main_menu = '[]', footer = '[]', footer_details = '{}', sitewide_banner = NULL,
      custom_code = NULL, face_versions = '{}', favicon = NULL, og_image = NULL, coming_soon = NULL`,
    [],
  );
  for (const id of [demo, other, own]) await platform.core.divisions.changed(id);
  platform.core.cache.drop([`division:${demo}`, `pages:${demo}`, `division:${other}`]);
});

const at = (part: string, division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/${part}/`;
const patch = (part: string, body: object, { version = 1, key = randomUUID(), division = demo } = {}) =>
  owner.patch(at(part, division), { version, ...body }, { 'idempotency-key': key });
const refused = (field: string) => ({ status: 422, json: { errors: [{ field }] } });
const shopper = (host: string = testHosts.demo): TestClient => testClient(platform.app, host);
const shown = async (): Promise<unknown> =>
  Reflect.get(Object((await shopper().get('/omnis/v3/frontend/getStoreCoreData/json/')).json), 'state');
const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#336699' } })
    .png()
    .toBuffer();

const entry = (changes: object = {}) => ({ text: 'Shop', href: '/collection/all/', ...changes });
const segment = (changes: object = {}) => ({
  title: 'Tops',
  items: [{ text: 'Tees', link: '/collection/tees/' }],
  ...changes,
});
const image = (changes: object = {}) => ({ src: '/images/scenes/shore', title: 'New in', ...changes });

describe('storefront.md §3 Main-menu entry: the menu', () => {
  test('is shown with segments, links, colours and a picture from the next page on', async () => {
    const submenu = [segment({ mode: 'columns', image: image({ overlay: '#112233' }) })];
    const answer = await patch('menu', { mainMenu: [entry({ color: 'primary.color', submenu })] });
    expect(answer, answer.text).toMatchObject({ status: 200, json: { version: 2 } });
    expect(await shown()).toMatchObject({
      subdomain: {
        mainMenu: [
          {
            text: 'Shop',
            color: 'primary.color',
            submenu: [
              { title: 'Tops', mode: 'columns', items: [{ text: 'Tees' }], image: { overlay: '#112233' } },
            ],
          },
        ],
      },
    });
  });

  test('is changed by whoever has read it last, once for a key', async () => {
    const key = randomUUID();
    const body = { mainMenu: [entry()] };
    expect((await patch('menu', body, { key })).json).toMatchObject({ version: 2 });
    expect((await patch('menu', body, { key })).json).toMatchObject({ version: 2 });
    expect(await patch('menu', { mainMenu: [] })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await patch('footer', { smallPrint: 'Own version' })).toMatchObject({ status: 200 });
  });

  test('is one store’s: another team neither reads nor changes it', async () => {
    expect((await stranger.get(at('menu'))).status).toBe(403);
    expect((await stranger.patch(at('menu'), { version: 1, mainMenu: [] })).status).toBe(403);
    await patch('menu', { mainMenu: [entry()] });
    expect((await stranger.get(at('menu', other))).json).toEqual({ mainMenu: [], version: 1 });
  });

  test.each(hostileLinks)('refuses the link %j at its field (storefront.md §5 Links)', async (href) => {
    expect(await patch('menu', { mainMenu: [entry({ href })] })).toMatchObject(refused('mainMenu.0.href'));
    const items = [{ text: 'x', link: href }];
    expect(await patch('menu', { mainMenu: [entry({ submenu: [segment({ items })] })] })).toMatchObject(
      refused('mainMenu.0.submenu.0.items.0.link'),
    );
    expect(
      await patch('footer', { columns: [{ title: 'Help', items: [{ text: 'x', link: href }] }] }),
    ).toMatchObject(refused('columns.0.items.0.link'));
    expect(await patch('banners', { sitewide: { enabled: true, text: 'Sale', href } })).toMatchObject(
      refused('sitewide.href'),
    );
  });

  test.each(hostileColours)('refuses the colour %j at its field', async (color) => {
    expect(await patch('menu', { mainMenu: [entry({ color })] })).toMatchObject(refused('mainMenu.0.color'));
    expect(
      await patch('banners', { sitewide: { enabled: true, text: 'Sale', backgroundColor: color } }),
    ).toMatchObject(refused('sitewide.backgroundColor'));
  });

  test.each(hostileTexts)('refuses the text %j at its field', async (text) => {
    expect(await patch('menu', { mainMenu: [entry({ text })] })).toMatchObject(refused('mainMenu.0.text'));
  });

  test('refuses a picture of elsewhere, and a segment without anything', async () => {
    const src = 'https://evil.example/a.png';
    expect(
      await patch('menu', { mainMenu: [entry({ submenu: [segment({ image: image({ src }) })] })] }),
    ).toMatchObject(refused('mainMenu.0.submenu.0.image.src'));
    expect(await patch('menu', { mainMenu: [entry({ submenu: [{ title: '', items: [] }] })] })).toMatchObject(
      refused('mainMenu.0.submenu.0.title'),
    );
  });

  test('refuses 200 entries, segments and links in words', async () => {
    const many = <T>(value: T): T[] => Array.from({ length: 200 }, () => value);
    const message = async (mainMenu: object): Promise<unknown> => (await patch('menu', { mainMenu })).json;
    expect(await message(many(entry()))).toMatchObject({
      errors: [{ field: 'mainMenu', message: 'A menu has at most 20 entries' }],
    });
    expect(await message([entry({ submenu: many(segment()) })])).toMatchObject({
      errors: [{ field: 'mainMenu.0.submenu', message: 'An entry has at most 8 segments' }],
    });
    const items = many({ text: 'x', link: '/' });
    expect(await message([entry({ submenu: [segment({ items })] })])).toMatchObject({
      errors: [{ field: 'mainMenu.0.submenu.0.items', message: 'A segment has at most 30 links' }],
    });
    const full = segment({ items: items.slice(0, 30) });
    const wide = entry({ submenu: Array.from({ length: 8 }, () => full) });
    expect(await message([wide, wide])).toMatchObject({
      errors: [{ field: 'mainMenu', message: 'A menu has at most 250 links in all' }],
    });
  });
});

describe('storefront.md §1: the footer', () => {
  const columns = [{ title: 'Help', items: [{ text: 'Delivery', link: '/delivery/' }] }];

  test('shows columns, networks, ways to pay and small print from the next page on', async () => {
    const social = { instagram: '@marlow', facebook: 'https://www.facebook.com/marlow' };
    const body = { columns, social, payments: true, smallPrint: 'Marlow Ltd' };
    expect(await patch('footer', body)).toMatchObject({
      status: 200,
      json: {
        columns,
        payments: true,
        smallPrint: 'Marlow Ltd',
        social: { instagram: '@marlow', tiktok: '' },
      },
    });
    expect(await shown()).toMatchObject({
      footer: columns,
      footerDetails: {
        social: [
          { network: 'facebook', href: 'https://www.facebook.com/marlow' },
          { network: 'instagram', href: 'https://www.instagram.com/marlow' },
        ],
        marks: ['Visa', 'Mastercard', 'American Express'],
        smallPrint: 'Marlow Ltd',
      },
    });
  });

  test('keeps the parts that a change leaves out', async () => {
    await patch('footer', { columns, social: { tiktok: 'a' } });
    await patch('footer', { social: { instagram: 'b' } }, { version: 2 });
    expect((await owner.get(at('footer'))).json).toMatchObject({
      columns,
      social: { tiktok: 'a', instagram: 'b' },
      version: 3,
    });
  });

  test('refuses a network’s address that is none, and too many columns', async () => {
    expect(await patch('footer', { social: { instagram: 'javascript:alert(1)' } })).toMatchObject(
      refused('social.instagram'),
    );
    expect(await patch('footer', { columns: Array.from({ length: 7 }, () => columns[0]) })).toMatchObject(
      refused('columns'),
    );
  });
});

describe('storefront.md §2 Other UI: the banners', () => {
  test('are shown while they are on, and a time’s end makes the pages anew', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const sitewide = { enabled: true, text: 'Free delivery', href: '/delivery/', until };
    const seasonal = { enabled: true, backgroundColor: '#112233', currency: 'GBP' };
    expect(await patch('banners', { sitewide, seasonal })).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({
      subdomain: {
        sitewideBanner: { text: 'Free delivery', until },
        plugins: { 'christmas-banner': { disabled: false, backgroundColor: '#112233', currency: 'GBP' } },
      },
    });
    await patch('banners', { sitewide: { enabled: false, text: 'Free delivery' } }, { version: 2 });
    expect(await shown()).toMatchObject({ subdomain: { sitewideBanner: null } });
    // Another plugin is not touched.
    expect(await shown()).toMatchObject({ subdomain: { plugins: { currency: { enabled: true } } } });
  });

  test('refuse an end before the beginning, and a bar without text', async () => {
    const times = { from: '2026-12-02T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' };
    expect(await patch('banners', { sitewide: { enabled: true, text: 'x', ...times } })).toMatchObject(
      refused('sitewide.until'),
    );
    expect(await patch('banners', { sitewide: { enabled: true, text: '' } })).toMatchObject(
      refused('sitewide.text'),
    );
  });
});

describe('storefront.md §3 Subdomain data: icon, share image and coming-soon picture', () => {
  test('are taken in, shown and removed', async () => {
    const icon = await sendPicture(owner, at('branding/favicon'), { bytes: await picture(192, 192) });
    expect(icon, icon.text).toMatchObject({
      status: 200,
      json: { favicon: expect.stringMatching(/^\/images\//) },
    });
    await sendPicture(owner, at('branding/share-image'), { bytes: await picture(1200, 630) });
    await sendPicture(owner, at('branding/coming-soon'), { bytes: await picture(800, 600) });
    const { json } = await owner.get(at('branding'));
    expect(json).toMatchObject({
      favicon: expect.stringMatching(/^\/images\//),
      shareImage: expect.stringMatching(/^\/images\//),
      comingSoonImage: expect.stringMatching(/^\/images\//),
    });
    expect(await shown()).toMatchObject({
      subdomain: { favicon: Reflect.get(Object(json), 'favicon'), comingSoonPageData: { enabled: false } },
    });
    expect(await owner.delete(at('branding/share-image'))).toMatchObject({ json: { shareImage: null } });
    expect(await owner.delete(at('branding/coming-soon'))).toMatchObject({ json: { comingSoonImage: null } });
  });

  test.each([
    ['favicon', 64, 64],
    ['favicon', 400, 200],
    ['share-image', 300, 300],
    ['coming-soon', 100, 100],
  ] as const)('refuse the %s of %i × %i pixels', async (name, width, height) => {
    expect(
      await sendPicture(owner, at(`branding/${name}`), { bytes: await picture(width, height) }),
    ).toMatchObject(refused('file'));
  });

  test('refuse a file that is no picture', async () => {
    const bytes = Buffer.from('<svg onload="alert(1)">');
    expect((await sendPicture(owner, at('branding/favicon'), { bytes })).status).toBe(415);
    expect((await sendPicture(owner, at('branding/favicon'), { bytes: pixel })).status).toBe(422);
  });
});

describe('storefront.md §3 customCode', () => {
  const code = `<!-- Stats -->
<meta name="google-site-verification" content='a"b&lt;'>
<script async src="https://stats.example/a.js" data-site="5"></script>
<script>window.own = '</' + 'head>';</script>
<style>body > p { color: red }</style>
<noscript><img src="https://stats.example/p.gif"></noscript>`;
  const save = (text = code, changes: object = {}, options = {}) =>
    patch('branding', { customCode: { code: text, ...changes } }, options);
  const files = async (): Promise<string[]> => {
    const { ownCode } = Object(await shown());
    return Object(ownCode).files.map(({ src }: { src: string }) => src);
  };

  test('runs as files of the store’s own host, beside a script that it names', async () => {
    expect(await save()).toMatchObject({ status: 200, json: { customCodeObstacle: null, version: 2 } });
    expect(await shown()).toMatchObject({
      subdomain: { customCode: code },
      ownCode: {
        needsConsent: true,
        metas: [{ name: 'google-site-verification', property: '', content: 'a"b&lt;' }],
        files: [{ src: 'https://stats.example/a.js', attributes: { 'data-site': '5' } }, {}, {}],
      },
    });
    const [, script = '', style = ''] = await files();
    expect(await shopper().get(script)).toMatchObject({
      status: 200,
      text: "window.own = '</' + 'head>';",
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(await shopper().get(style)).toMatchObject({ status: 200, text: 'body > p { color: red }' });
    // Nothing of one kind is served as the other, nor what is not there.
    expect((await shopper().get(script.replace('.js', '.css'))).status).toBe(404);
    expect((await shopper().get(script.replace(/\d+\.js/, '0.js'))).status).toBe(404);
  });

  test('is on no other host: neither another store’s, the dashboard’s, atlas’s nor a preview’s', async () => {
    await save();
    const [, script = ''] = await files();
    const division = await platform.core.divisions.byId(demo);
    const preview = division === null ? '' : `${platform.core.divisions.previewHostOf(division)}:3000`;
    for (const host of [testHosts.other, testHosts.platform, testHosts.atlas, preview])
      expect((await shopper(host).get(script)).status, host).toBe(404);
  });

  test('needs the pro plan: 402, and code that is there stops with the plan', async () => {
    const answer = await stranger.patch(at('branding', other), { version: 1, customCode: { code } });
    expect(answer).toMatchObject({ status: 402, json: { code: 'pro_required' } });
    await save();
    await platform.core.database.direct("UPDATE divisions SET plan = 'turbo' WHERE id = $1", [demo]);
    await platform.core.divisions.changed(demo);
    platform.core.cache.drop([`division:${demo}`]);
    expect(await shown()).toMatchObject({ ownCode: null, subdomain: { customCode: null } });
    await platform.core.database.direct("UPDATE divisions SET plan = 'pro' WHERE id = $1", [demo]);
  });

  test('never runs on the platform’s own store, which shares its origin with the dashboard', async () => {
    await platform.core.database.direct("UPDATE divisions SET plan = 'pro' WHERE id = $1", [own]);
    await platform.core.divisions.changed(own);
    expect(await save(code, {}, { division: own })).toMatchObject(refused('customCode.code'));
  });

  test.each(hostileCode)('refuses %j at its field', async (text) => {
    expect(await save(text)).toMatchObject(refused('customCode.code'));
  });

  test('refuses a host that is none', async () => {
    for (const host of ['*', 'https://a.example', "a.example 'unsafe-inline'", 'a.example; script-src *'])
      expect(await save(code, { hosts: [host] })).toMatchObject(refused('customCode.hosts.0'));
  });

  test('is written to the audit log without its text', async () => {
    await save();
    const rows = await platform.core.database.platform(({ query }) =>
      query
        .selectFrom('audit_log')
        .select('data')
        .where('division_id', '=', demo)
        .where('action', '=', 'store.custom_code_changed')
        .execute(),
    );
    expect(rows.at(-1)?.data).toEqual({ characters: code.length, hosts: '', needsConsent: true });
  });
});
