import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { byLetter } from './sitemap-section.ts';
import { fileSize, sitemapFile, sitemapPart } from './sitemap-files.ts';

const { demo, other } = testDivisions;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  const { database, divisions } = platform.core;
  await writeProduct(platform, { division: demo, urlName: 'fish-&-chips', name: 'Fish & chips tee' });
  await writeProduct(platform, { division: other, urlName: 'foreign', name: 'Foreign tee' });
  const properties = (more: object) => JSON.stringify({ title: 'A page', ...more });
  await database.platform(async ({ query }) => {
    const base = { division_id: demo };
    await query
      .insertInto('pages')
      .values([
        { ...base, url: '/', properties: properties({ title: 'Home' }) },
        { ...base, url: '/über-uns/', properties: properties({}) },
        { ...base, url: '/hidden/', sitemap: false, properties: properties({}) },
        { ...base, url: '/draft/', published: false, properties: properties({}) },
        { ...base, url: '/members/', properties: properties({ loginState: 'logged-in' }) },
        { ...base, url: '/letter/', properties: properties({ isMailPage: true }) },
      ])
      .execute();
    await query
      .insertInto('creators')
      .values([
        { ...base, url_name: 'ines', name: 'Ines', image: null },
        { division_id: other, url_name: 'stranger', name: 'Stranger', image: null },
      ])
      .execute();
    await query
      .updateTable('divisions')
      .set({ payment_processor: 'direct', coming_soon: JSON.stringify({ title: 'Soon' }) })
      .where('id', '=', other)
      .execute();
  });
  await divisions.changed(other);
  await platform.services.catalogue.service.changed(demo);
  await platform.services.catalogue.service.changed(other);
});
afterAll(() => platform.close());

const origin = `http://${testHosts.demo}`;
const shopper = () => testClient(platform.app, testHosts.demo);

describe('sitemap.xml', () => {
  test('names what is published and to be found, with whole, escaped addresses and when it changed', async () => {
    const { status, headers, text } = await shopper().get('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
    for (const path of [
      '/',
      '/%C3%BCber-uns/',
      '/collection/all/',
      '/creator/ines/',
      '/product/fish-%26-chips/',
      '/help/',
      '/get-a-quote/',
      '/privacy-policy/',
    ])
      expect(places).toContain(origin + path);
    expect(text).toMatch(/fish-%26-chips\/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    for (const word of ['/hidden/', '/draft/', '/members/', '/letter/', 'foreign', 'stranger', '/blog/'])
      expect(text).not.toContain(word);
  });

  test('names the addresses of the studio that the store has products for', async () => {
    const studioOf = async (): Promise<string[]> => {
      const { text } = await shopper().get('/sitemap.xml');
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
        .map(([, place = '']) => place.slice(origin.length))
        .filter((path) => /^\/(studio|design-your-own|custom-printed)/.test(path));
    };
    expect(await studioOf()).toEqual([]);
    const picture = '/images/garments/hoodie/black/front/plain';
    await writeProduct(platform, {
      division: demo,
      urlName: 'plain',
      name: 'Plain hoodie',
      sku: 'BLANK-HOODIE',
      picture,
    });
    await platform.services.catalogue.service.changed(demo);
    expect(await studioOf()).toEqual(['/studio/', '/custom-printed-hoodies/']);
  });

  test('is a list of parts for a large store', () => {
    const links = Array.from({ length: fileSize + 1 }, (_, at) => ({
      href: `/p/${at}/`,
      text: '',
      changed: null,
    }));
    const index = sitemapFile(links, origin);
    expect(index).toContain(`<loc>${origin}/sitemaps/2.xml</loc>`);
    expect(index).not.toContain('sitemaps/3.xml');
    expect(sitemapPart(links, { part: 2, origin })).toContain(`<loc>${origin}/p/${fileSize}/</loc>`);
    for (const part of [0, 3]) expect(sitemapPart(links, { part, origin })).toBeNull();
    expect(sitemapPart(links.slice(1), { part: 1, origin })).toBeNull();
  });

  test('has no parts in a small one', async () => {
    expect((await shopper().get('/sitemaps/1.xml')).status).toBe(404);
  });
});

describe('the sitemap to read', () => {
  test('has the same by kind, and no page behind the last', async () => {
    const { sections, pages } = responseOf('sitemap.get', await shopper().get('/omnis/v3/sitemap/'));
    expect(sections.map(({ title }) => title)).toEqual([
      'Pages',
      'Collections',
      'Creators',
      'Help',
      'Policies',
      'Products',
    ]);
    expect(pages).toBe(1);
    expect((await shopper().get('/omnis/v3/sitemap/?page=2')).status).toBe(404);
  });

  test('names what is the platform’s in the language of who asks, and the store’s own as it is', async () => {
    await offerLanguages(platform.core, demo, ['en', 'de']);
    const { sections } = responseOf(
      'sitemap.get',
      await shopper().get('/omnis/v3/sitemap/', { 'accept-language': 'de' }),
    );
    expect(sections.map(({ title }) => title)).toEqual([
      'Seiten',
      'Kollektionen',
      'Kreative',
      'Hilfe',
      'Richtlinien',
      'Produkte',
    ]);
    const texts = sections.flatMap(({ links, groups }) =>
      [links, ...groups.map((group) => group.links)].flat().map(({ text }) => text),
    );
    for (const text of [
      'Alle Produkte',
      'Wo ist meine Bestellung?',
      'Datenschutzerklärung',
      'Fish & chips tee',
    ])
      expect(texts).toContain(text);
    expect(texts).not.toContain('Help');
  });
});

describe('the groups of the sitemap', () => {
  const link = (text: string) => ({ href: `/${text}/`, text, changed: null });

  test('are letters without their accents, and one for what begins with none', () => {
    const groups = byLetter(['3 foxes', 'Äpfel', 'Apron', 'bear', '“Quoted”'].map(link));
    expect(groups.map(({ title, links }) => [title, links.length])).toEqual([
      ['#', 2],
      ['A', 2],
      ['B', 1],
    ]);
  });

  test('hold the questions of each topic, which has a page of its own', async () => {
    const { sections } = responseOf('sitemap.get', await shopper().get('/omnis/v3/sitemap/'));
    const help = sections.find(({ kind }) => kind === 'help');
    expect(help?.groups[0]).toMatchObject({ href: expect.stringMatching(/^\/help\/group\//) });
    const each = help?.groups.map(({ links }) => links.length) ?? [];
    expect(each.length).toBeGreaterThan(2);
    expect(help?.count).toBe(each.reduce((sum, links) => sum + links + 1, help?.links.length ?? 0));
  });
});

describe('robots.txt', () => {
  const robots = async (host: string) => (await testClient(platform.app, host).get('/robots.txt')).text;

  test('names the sitemap of an open store', async () => {
    const text = await robots(testHosts.demo);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const own of ['checkout', 'pay', 'receipt', 'invoice'])
      expect(text).toContain(`Disallow: /${own}/\n`);
    expect(text).not.toContain('Disallow: /\n');
  });

  test('lets nobody into a closed store, a preview or the staff’s app', async () => {
    for (const host of [testHosts.other, 'demo.preview.localhost:3000', testHosts.atlas])
      expect(await robots(host)).toBe('User-agent: *\nDisallow: /\n');
  });

  test('keeps programs out of the dashboard', async () => {
    expect(await robots(testHosts.platform)).toContain('Disallow: /dashboard/');
  });
});
